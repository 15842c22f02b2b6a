import UIKit

/// Made at the first request, since nothing reads it before; a static is made so too.
final class LazyController: UICollectionViewController {
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        cell, _, _ in
        cell.contentView.backgroundColor = .red
    }
    private static let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.item == 0 {
            return collectionView.dequeueConfiguredReusableCell(
                using: Self.other, for: indexPath, item: 0)
        }
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: indexPath.item)
    }
}
