import UIKit

/// The app's own function makes one a request.
final class FactoryController: UICollectionViewController {
    private func makeRegistration() -> UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        UICollectionView.CellRegistration { cell, _, _ in
            cell.contentView.backgroundColor = .red
        }
    }

    private var computed: UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        UICollectionView.CellRegistration { _, _, _ in }
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.item == 0 {
            return collectionView.dequeueConfiguredReusableCell(using: computed, for: indexPath, item: 0)
        }
        return collectionView.dequeueConfiguredReusableCell(
            using: makeRegistration(), for: indexPath, item: indexPath.item)
    }
}
