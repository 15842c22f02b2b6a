import Foundation
import Testing
import UIKitModel

@Suite(.disabled(if: Toolchain.isSanitized)) struct StoryboardTests {
    private static let build = Result {
        try InlineApp.build([
            "App/Grid.swift": """
            import UIKit

            class GridBase: UIViewController {
                @IBOutlet weak var titleLabel: UILabel!
                var order: [String] = []
            }

            class Grid: GridBase {
                var count = 0
                @IBOutlet private weak var grid: UICollectionView! { didSet { order.append("grid") } }
                @IBOutlet weak var layout: UICollectionViewFlowLayout! {
                    didSet { order.append("layout \\(layout.headerReferenceSize.height)") }
                }
                @IBOutlet var labels: [UILabel]!
                @IBOutlet weak var gap: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    precondition(order == ["grid", "layout 40.0"], "outlets come before viewDidLoad")
                    precondition(labels.count == 2 && titleLabel.text == "one" && gap.constant == 8)
                    precondition(grid.dataSource === self && grid.delegate === self && count == 3)
                }

                @IBAction func tap(_ sender: Any) {}
            }

            extension Grid: UICollectionViewDataSource, UICollectionViewDelegate {
                func collectionView(
                    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { count }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
                }
                func collectionView(
                    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                    at indexPath: IndexPath
                ) -> UICollectionReusableView {
                    collectionView.dequeueReusableSupplementaryView(
                        ofKind: kind, withReuseIdentifier: "Top", for: indexPath)
                }
            }

            @objc(ABTile) class Tile: UICollectionViewCell { @IBOutlet weak var titleLabel: UILabel! }
            """,
            "App/Rows.swift": """
            import UIKit

            class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                }
            }

            class Row: UITableViewCell { @IBOutlet weak var titleLabel: UILabel! }
            """,
            "Launch.swift": """
            import UIKit
            @MainActor func launches() -> [Launch] {
                [
                    Launch(name: "three", prepare: { ($0 as? Grid)?.count = 3 }),
                    Launch("rows") {
                        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Rows")
                    },
                ]
            }
            """, "App/Main.storyboard": main(outlet: "grid"),
        ])
    }

    private static func main(outlet: String) -> String {
        InlineApp.storyboard(
            """
            <navigationController id="nav-00-001">
                <connections>
                    <segue destination="grd-00-001" kind="relationship" relationship="rootViewController"/>
                </connections>
            </navigationController>
            """, initial: "nav-00-001",
            otherScenes: """
                <scene sceneID="scn-00-002"><objects>
                <viewController id="grd-00-001" customClass="Grid" customModuleProvider="target">
                    <view key="view" id="grd-00-002">
                        <rect key="frame" x="0" y="0" width="390" height="844"/>
                        <subviews>
                            <label text="one" id="grd-00-003"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                            <label text="two" id="grd-00-004"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                            <collectionView dataMode="prototypes" id="grd-00-005">
                                <rect key="frame" x="0" y="0" width="390" height="600"/>
                                <collectionViewFlowLayout key="collectionViewLayout" id="grd-00-006">
                                    <size key="itemSize" width="90" height="90"/>
                                    <size key="headerReferenceSize" width="50" height="40"/>
                                    <size key="footerReferenceSize" width="0.0" height="0.0"/>
                                </collectionViewFlowLayout>
                                <cells>
                                    <collectionViewCell reuseIdentifier="Tile" id="grd-00-007" customClass="ABTile">
                                        <rect key="frame" x="0" y="0" width="90" height="90"/>
                                        <view key="contentView">
                                            <rect key="frame" x="0" y="0" width="90" height="90"/>
                                            <subviews>
                                                <label text="t" id="grd-00-008">
                                                    <rect key="frame" x="0" y="0" width="9" height="9"/>
                                                </label>
                                            </subviews>
                                        </view>
                                        <connections>
                                            <outlet property="titleLabel" destination="grd-00-008" id="c1"/>
                                        </connections>
                                    </collectionViewCell>
                                </cells>
                                <collectionReusableView key="sectionHeaderView" reuseIdentifier="Top" id="grd-00-009">
                                    <rect key="frame" x="0" y="0" width="390" height="40"/>
                                </collectionReusableView>
                                <connections>
                                    <outlet property="dataSource" destination="grd-00-001" id="c2"/>
                                    <outlet property="delegate" destination="grd-00-001" id="c3"/>
                                </connections>
                            </collectionView>
                        </subviews>
                        <constraints>
                            <constraint firstAttribute="trailing" constant="8" id="grd-00-010"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="\(outlet)" destination="grd-00-005" id="c4"/>
                        <outlet property="layout" destination="grd-00-006" id="c5"/>
                        <outlet property="titleLabel" destination="grd-00-003" id="c6"/>
                        <outlet property="gap" destination="grd-00-010" id="c7"/>
                        <outletCollection property="labels" destination="grd-00-003" id="c8"/>
                        <outletCollection property="labels" destination="grd-00-004" id="c9"/>
                    </connections>
                </viewController>
                </objects></scene>
                <scene sceneID="scn-00-003"><objects>
                <tableViewController storyboardIdentifier="Rows" id="row-00-001" customClass="Rows" \
                customModule="App">
                    <tableView key="view" dataMode="prototypes" id="row-00-002">
                        <rect key="frame" x="0" y="0" width="390" height="600"/>
                        <prototypes>
                            <tableViewCell reuseIdentifier="Row" id="row-00-003" customClass="Row" customModule="App">
                                <rect key="frame" x="0" y="0" width="390" height="44"/>
                                <tableViewCellContentView key="contentView" tableViewCell="row-00-003" id="row-00-004">
                                    <rect key="frame" x="0" y="0" width="390" height="44"/>
                                    <subviews>
                                        <label text="t" id="row-00-005">
                                            <rect key="frame" x="0" y="0" width="9" height="9"/>
                                        </label>
                                    </subviews>
                                </tableViewCellContentView>
                                <connections>
                                    <outlet property="titleLabel" destination="row-00-005" id="r1"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                        <connections>
                            <outlet property="dataSource" destination="row-00-001" id="r2"/>
                            <outlet property="delegate" destination="row-00-001" id="r3"/>
                        </connections>
                    </tableView>
                </tableViewController>
                </objects></scene>
                """)
    }

    @Test func `a scene's prototypes, sizes and outlets`() throws {
        let run = try Self.build.get().run("three")
        #expect(run.isDone, "\(run.errors)")
        #expect(
            run.lines == [
                "three grid 0 \(ElementKind.sectionHeader) UICollectionReusableView Main.storyboard",
                "three grid 0 cell[0] Tile Main.storyboard", "three grid 0 cell[1] Tile Main.storyboard",
            ])
    }

    @Test func `a table's prototypes`() throws {
        let run = try Self.build.get().run("rows")
        #expect(run.lines.last == "rows tableView 0 cell[1] Row Main.storyboard", "\(run.errors)")
    }

    @Test func `F1: a scene's outlet that the controller lacks, without compiling again`() throws {
        let folder = try Toolchain.temporaryFolder()
        defer { try? Toolchain.remove(folder) }
        try Toolchain.write(Self.main(outlet: "gird"), to: folder.appendingPathComponent("Main.storyboard"))
        let variant = try Self.build.get().replacingResources(overlays: [folder])
        let run = try variant.run("three")
        #expect(run.raise?.rule == "F1")
        #expect(run.raise?.message.contains("gird") == true)
    }

    @Test func `every launch is a process of its own`() throws {
        let build = try Self.build.get()
        #expect(try build.launches() == ["three", "rows"])
        #expect(try build.runAll().map(\.launch) == ["three", "rows"])
    }
}
