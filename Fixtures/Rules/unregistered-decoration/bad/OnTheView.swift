import UIKit

final class TrayController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            BoardView.self, forSupplementaryViewOfKind: "tray", withReuseIdentifier: "BoardView")
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, _ in
            let result = NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: Self.row))
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "tray")
            result.decorationItems = [background]
            if section == 0 {
                result.decorationItems.append(NSCollectionLayoutDecorationItem.background(elementKind: "lid"))
            }
            return result
        }
    }

    private static let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
}
