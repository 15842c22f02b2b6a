// A method makes the data source.
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        source = makeSource()
    }

    /// Never asked.
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

extension QuiltController {
    func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        .init(collectionView: collectionView) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
        }
    }
}
