import UIKit

/// nil for the footers of a list.
final class DiffableController: UIViewController {
    private let collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cells = self.cells
        let headers = self.headers
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            guard kind == UICollectionView.elementKindSectionHeader else { return nil }
            return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
    }
}

/// No cell for anything.
final class NothingController: UIViewController {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(
        collectionView: collectionView
    ) { _, _, _ in nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = dataSource
    }
}
