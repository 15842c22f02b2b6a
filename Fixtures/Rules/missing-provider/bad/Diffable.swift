import UIKit

/// The layout emits headers, and the data source has no provider for them.
final class DiffableController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Layouts.titled())
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}

/// Likewise, for a view of a kind of the app's own.
final class BadgedController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Layouts.badged())
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}
