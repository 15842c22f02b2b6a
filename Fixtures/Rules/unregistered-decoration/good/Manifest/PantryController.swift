import UIKit

final class PantryController: UICollectionViewController {
    init() {
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: Self.row))
        section.decorationItems = [.background(elementKind: "shelf")]
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: collectionView)
        registerDecorationViews(in: collectionView.collectionViewLayout)
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueJarCell(from: collectionView, for: indexPath)
    }

    private static let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
}

final class JarCell: UICollectionViewCell {}
final class PantryBoard: UICollectionReusableView {}
