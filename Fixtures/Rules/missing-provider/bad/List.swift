import UIKit

final class ListController: UIViewController {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = dataSource
    }

    private func makeDataSource() -> Source {
        let cells = self.cells
        return Source(collectionView: collectionView) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
    }
}
