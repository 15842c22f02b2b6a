import UIKit

/// A coordinator hands the data source to a function.
final class AttachedController: UIViewController {
    lazy var quiltView = UICollectionView(frame: .zero, collectionViewLayout: Layouts.titled())
    var source: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(quiltView)
        quiltView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Patch")
        quiltView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Seam")
        source = UICollectionViewDiffableDataSource(collectionView: quiltView) { grid, path, _ in
            grid.dequeueReusableCell(withReuseIdentifier: "Patch", for: path)
        }
    }
}
