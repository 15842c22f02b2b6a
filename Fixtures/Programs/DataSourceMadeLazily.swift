// A diffable data source takes the place of the controller when it is first read.
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UICollectionViewController {
    lazy var source: UICollectionViewDiffableDataSource<Int, Int> = .init(collectionView: collectionView) {
        view, indexPath, _ in
        view.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        _ = source
    }

    /// Never asked.
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
