// The data source has a class of its own.
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UICollectionViewController {
    var source: PatchSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        source = PatchSource(collectionView: collectionView) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
        }
    }

    /// Never asked.
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

class PatchSource: UICollectionViewDiffableDataSource<Int, Int> {}
