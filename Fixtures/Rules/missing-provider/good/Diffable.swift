import PantryComponents
import UIKit

final class PlainController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Layouts.plain())
    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = self.cells
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}

/// The provider is set in another method, in another file, or by a helper.
final class LateController: UIViewController {
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Layouts.titled())
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = self.cells
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        configureHeaders()
    }
}

/// The data source's own class implements the method.
final class HeaderedDataSource: UICollectionViewDiffableDataSource<Int, String> {
    private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

final class SubclassController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Layouts.titled())
    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    private var dataSource: HeaderedDataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = self.cells
        dataSource = HeaderedDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}

/// A function that is not there gets the data source; a pod's class makes it.
final class BoundController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Layouts.titled())
    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = self.cells
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        PNBinder.shared.bind(dataSource)
    }
}

final class PodDataSourceController: UIViewController {
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: Layouts.titled())
    private lazy var dataSource = PNDataSource(collectionView: collectionView)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = dataSource
    }
}
