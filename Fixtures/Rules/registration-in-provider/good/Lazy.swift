import UIKit

/// Lazy, but read before the first request: in viewDidLoad, or captured by the closure's list.
final class EarlyController: UIViewController {
    private typealias Cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>

    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var registration = Cells { _, _, _ in }
    private lazy var captured = Cells { _, _, _ in }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        _ = registration
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [captured, unowned self] view, path, item in
            item == 0
                ? view.dequeueConfiguredReusableCell(using: captured, for: path, item: item)
                : view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }
}

/// A lazy data source makes its registration before its closure.
final class LazySourceController: UIViewController {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Int> = {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = dataSource
    }
}
