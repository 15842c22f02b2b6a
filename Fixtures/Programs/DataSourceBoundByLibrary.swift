// A library asks instead of the controller.
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UICollectionViewController {
    var patches: Observable<[Int]>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        patches.bind(to: collectionView.rx.items(cellIdentifier: "Patch")) { _, _, _ in }
    }

    /// Never asked.
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
