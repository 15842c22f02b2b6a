// A library makes the data source.
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UICollectionViewController {
    var source: LoomDataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        source = LoomDataSource(collectionView: collectionView)
    }

    /// Never asked.
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
