import Testing

/// A size that only generated code has, and that nothing calls, is no size.
@Suite struct GeneratedSizeTests {
    private static func lint(_ setUp: String) throws -> CommandRun {
        let folder = try TemporaryFolder()
        try folder.write(
            "nibc.yml",
            """
            nibc: 1
            module: Shop
            controllers:
              ShelfController:
                views:
                  collectionView:
                    layout: {type: flow}
                    header: {class: ShelfHeader, height: 44}
                    cell: {class: JarCell}
            """)
        try folder.write(
            "Shelf.swift",
            """
            import UIKit
            final class ShelfHeader: UICollectionReusableView {}
            final class JarCell: UICollectionViewCell {}
            final class ShelfController: UIViewController, UICollectionViewDataSource {
                \(setUp)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.dataSource = self
                    registerReusableViews(in: collectionView)
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { dequeueJarCell(from: collectionView, for: indexPath) }
                func collectionView(
                    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                    at indexPath: IndexPath
                ) -> UICollectionReusableView {
                    dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
                }
            }
            """)
        return try CommandRun("lint", in: folder)
    }

    @Test func thatNothingCallsIsFound() throws {
        let run = try Self.lint(
            "let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        )
        #expect(run.status == 1)
        let message =
            "Shelf.swift:9:9: error: section header 'ShelfHeader' has no height; a flow layout that scrolls vertically "
            + "never shows it [header-without-size]"
        #expect(run.output.contains(message))
        #expect(!run.output.contains("+Reuse.swift"))
    }

    @Test func thatTheAppCallsIsNot() throws {
        let run = try Self.lint(
            "lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeCollectionViewLayout())"
        )
        #expect(run.output == "")
        #expect(run.status == 0)
    }
}
