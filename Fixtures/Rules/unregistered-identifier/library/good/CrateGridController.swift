import Reusable
import UIKit

final class CrateCell: UICollectionViewCell, Reusable {}
final class CrateHeaderView: UICollectionReusableView, Reusable {}

final class CrateGridController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(cellType: CrateCell.self)
        collectionView.register(
            supplementaryViewType: CrateHeaderView.self, ofKind: UICollectionView.elementKindSectionHeader)
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.headerReferenceSize = CGSize(width: 0, height: 44)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: CrateCell = collectionView.dequeueReusableCell(for: indexPath)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) as CrateHeaderView
    }
}
