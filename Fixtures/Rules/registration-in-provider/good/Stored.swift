import UIKit

typealias NameRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String>

/// A property, a local before the closure, a parameter.
final class StoredController: UIViewController {
    private let collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private let names = NameRegistration { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
    }
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        dataSource = makeDataSource(numbers: UICollectionView.CellRegistration { _, _, _ in })
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
    }

    private func makeDataSource(
        numbers: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    ) -> UICollectionViewDiffableDataSource<Int, String> {
        let names = self.names
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
            path.item == 0
                ? view.dequeueConfiguredReusableCell(using: numbers, for: path, item: name)
                : view.dequeueConfiguredReusableCell(using: names, for: path, item: name)
        }
    }
}
