/// An app with one collection view, whose launches each do one thing right or wrong.
enum CollectionApp {
    static let build = Result {
        try InlineApp.build([
            "App/Probe.swift": probe, "App/Others.swift": otherProbes, "App/Views.swift": views,
            "Launch.swift": launches,
            "App/Header.xib": InlineApp.xib(InlineApp.reusable(class: "HeaderView")),
            "App/Named.xib": InlineApp.xib(
                InlineApp.reusable(class: "HeaderView", identifier: "Named")),
            "App/Cell.xib": InlineApp.xib(
                InlineApp.reusable("collectionViewCell", class: "NibCell", outlet: nil)),
            "App/NamedCell.xib": InlineApp.xib(
                InlineApp.reusable("collectionViewCell", class: "NibCell", identifier: "x", outlet: nil)),
            "App/Trap.xib": InlineApp.xib(
                InlineApp.reusable("collectionViewCell", class: "CoderTrap", outlet: nil)),
            "App/Two.xib": InlineApp.xib(
                InlineApp.reusable(class: "HeaderView") + InlineApp.reusable(outlet: nil, id: "roo-00-002")),
            "App/Tap.xib": InlineApp.xib(
                InlineApp.reusable(class: "HeaderView") + "<tapGestureRecognizer id=\"tap-00-001\"/>"),
            "App/Empty.xib": InlineApp.xib(""),
            "App/Plain.xib": InlineApp.xib(InlineApp.reusable("view", outlet: nil)),
            "App/Typed.xib": InlineApp.xib(InlineApp.reusable("view", class: "HeaderView")),
            "App/Unknown.xib": InlineApp.xib(InlineApp.reusable(class: "GoneView", outlet: nil)),
            "App/Outlet.xib": InlineApp.xib(InlineApp.reusable(class: "HeaderView", outlet: "titleLbl")),
            "App/Type.xib": InlineApp.xib(InlineApp.reusable(class: "HeaderView", outlet: "icon")),
            "App/Owner.xib": InlineApp.xib(
                InlineApp.reusable(class: "HeaderView"),
                owner: "<outlet property=\"title\" destination=\"roo-00-001-l\" id=\"own-00-001\"/>"),
            "App/NibRow.xib": InlineApp.xib(InlineApp.reusable("tableViewCell", class: "NibRow")),
            "App/NibTitle.xib": InlineApp.xib(InlineApp.reusable("view", class: "NibTitle")),
            "App/Nested.xib": InlineApp.xib(nested),
        ])
    }

    /// A view whose collection view holds a prototype, which a .xib does not register (A13).
    private static let nested = """
        <view id="nst-00-001">
            <rect key="frame" x="0" y="0" width="320" height="320"/>
            <subviews>
                <collectionView id="nst-00-002" dataMode="prototypes">
                    <rect key="frame" x="0" y="0" width="320" height="320"/>
                    <collectionViewFlowLayout key="collectionViewLayout" id="nst-00-003"/>
                    <cells><collectionViewCell reuseIdentifier="nested" id="nst-00-004"/></cells>
                </collectionView>
            </subviews>
        </view>
        """

    private static let probe = """
        import UIKit

        /// A screen with one collection view and one section of three items.
        class Probe: UIViewController {
            let layout: UICollectionViewLayout
            var list: UICollectionView!
            var sections = 1
            var setUp: (UICollectionView) -> Void = { _ in }
            var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
                $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
            }
            var header: (UICollectionView, String, IndexPath) -> UICollectionReusableView = {
                $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "header", for: $2)
            }

            init(_ layout: UICollectionViewLayout) {
                self.layout = layout
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { fatalError() }

            override func viewDidLoad() {
                super.viewDidLoad()
                list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                list.register(FrameCell.self, forCellWithReuseIdentifier: "cell")
                list.dataSource = self
                list.delegate = self
                view.addSubview(list)
                setUp(list)
            }
        }

        extension Probe: UICollectionViewDataSource, UICollectionViewDelegate {
            func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { cell(collectionView, indexPath) }
        }

        /// The same with headers.
        class HeaderProbe: Probe {}

        extension HeaderProbe {
            static let kind = UICollectionView.elementKindSectionHeader

            /// Shows the header of a nib, under `identifier`.
            static func nib(_ name: String, _ identifier: String = "header", height: CGFloat = 40) -> Probe {
                let probe = make(height)
                probe.setUp = {
                    $0.register(
                        UINib(nibName: name, bundle: nil), forSupplementaryViewOfKind: kind,
                        withReuseIdentifier: identifier)
                }
                probe.header = {
                    $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: identifier, for: $2)
                }
                return probe
            }

            static func make(_ height: CGFloat = 40) -> ProviderProbe {
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(width: 0, height: height)
                return ProviderProbe(layout)
            }
        }

        /// A probe with the method for headers.
        class ProviderProbe: Probe {
            var source: HeaderSource?
            override func viewDidLoad() {
                super.viewDidLoad()
                source = HeaderSource(self)
                list.dataSource = source
            }
        }

        final class HeaderSource: NSObject, UICollectionViewDataSource {
            unowned let probe: Probe
            init(_ probe: Probe) { self.probe = probe }
            func numberOfSections(in collectionView: UICollectionView) -> Int { probe.sections }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { probe.cell(collectionView, indexPath) }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView { probe.header(collectionView, kind, indexPath) }
        }

        /// A delegate with sizes: a header in section 1 only.
        final class SizedProbe: ProviderProbe, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize { CGSize(width: 0, height: section == 1 ? 20 : 0) }
        }
        """

    private static let views = """
        import UIKit

        class HeaderView: UICollectionReusableView {
            /* class Fake { @IBOutlet var inComment: UILabel! } */
            @IBOutlet private weak var titleLabel: UILabel! {
                didSet { isObserved = titleLabel.text == "title" && "\\("class } {")".isEmpty == false }
            }
            @IBOutlet var icon: UIImageView?
            private var isObserved = false
            override func awakeFromNib() {
                super.awakeFromNib()
                precondition(isObserved, "the outlet's observer has run by now")
            }
        }

        class NibCell: UICollectionViewCell {}

        class FrameCell: UICollectionViewCell {
            let label = UILabel(frame: .zero)
            private var isMade = false
            override init(frame: CGRect) {
                super.init(frame: frame)
                isMade = true
            }
            required init?(coder: NSCoder) { fatalError("not from a nib") }
        }

        class CoderTrap: UICollectionViewCell {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { fatalError("not from a nib") }
        }

        class NoFrame: UICollectionViewCell {
            init(model: Int) { super.init(frame: .zero) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        class FrameHeader: UICollectionReusableView {}
        """
}
