// The header has its size by a key path in a constant.
import UIKit

class PatchCell: UICollectionViewCell {}
class SeamHeader: UICollectionReusableView {}

class QuiltController: UICollectionViewController {

    init() {
        let layout = UICollectionViewFlowLayout()
        let size = \UICollectionViewFlowLayout.headerReferenceSize
        layout[keyPath: size] = CGSize(width: 320, height: 44)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        collectionView.register(
            SeamHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Seam")

    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Seam", for: indexPath)
    }
}
