import Foundation

/// An app with fifty findings that nobody has time for, and a nib that is right.
struct TeamProject {
    let folder: TemporaryFolder

    /// The identifiers of the old findings in sources begin so.
    static let old = "Gone"

    init() throws {
        folder = try TemporaryFolder()
        for number in 0..<3 { try folder.write("Old/Old\(number)Controller.swift", Self.controller(number)) }
        try folder.write("Old/Main.storyboard", Self.storyboard)
        try folder.write("Fresh/FreshController.swift", Self.fresh)
        try folder.write("Fresh/FreshCell.xib", Self.nib)
    }

    /// Writes the identifier of the new nib wrongly.
    func plant() throws {
        let text = try folder.read("Fresh/FreshCell.xib")
        try folder.write(
            "Fresh/FreshCell.xib",
            text.replacing("reuseIdentifier=\"FreshCell\"", with: "reuseIdentifier=\"FrehsCell\""))
    }

    /// Ten errors: identifiers that nothing registers.
    private static func controller(_ number: Int) -> String {
        let cases = (0..<10).map { row in
            """
                    case \(row):
                        return collectionView.dequeueReusableCell(
                            withReuseIdentifier: "\(old)\(number)x\(row)", for: indexPath)

            """
        }
        return """
            import UIKit

            final class Old\(number)Controller: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Jar")
                }

                override func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    switch indexPath.section {
            \(cases.joined())
                    default:
                        return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
                    }
                }
            }

            """
    }

    /// Twenty warnings: prototypes that nothing can ask for.
    private static let storyboard: String = {
        let cells = (10..<30).map { number in
            """
                                        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="c\(number)-aB-cDe"/>

            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes>
                    <scene sceneID="sce-ne-001">
                        <objects>
                            <viewController id="con-tr-oll" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="roo-tv-iew">
                                    <subviews>
                                        <collectionView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="col-le-ctn">
                                            <collectionViewFlowLayout key="collectionViewLayout" id="lay-ou-t01"/>
                                            <cells>
            \(cells.joined())
                                            </cells>
                                        </collectionView>
                                    </subviews>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
    }()

    private static let fresh = """
        import UIKit

        final class FreshCell: UICollectionViewCell {}

        final class FreshController: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(
                    UINib(nibName: "FreshCell", bundle: nil), forCellWithReuseIdentifier: "FreshCell")
            }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "FreshCell", for: indexPath)
            }
        }

        """

    static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="FreshCell" id="Fre-sh-001" userLabel="Früchte &amp; mehr" customClass="FreshCell" customModule="Shop" customModuleProvider="target">
                    <rect key="frame" x="0.0" y="0.0" width="128" height="44"/>
                </collectionViewCell>
            </objects>
        </document>

        """
}
