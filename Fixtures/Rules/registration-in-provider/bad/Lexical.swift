import UIKit

/// In the cell provider, in the supplementary view provider, and in the data source's methods.
final class ProviderController: UIViewController {
    private let collectionView: UICollectionView = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
            }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                    elementKind: kind
                ) { _, _, _ in },
                for: path)
        }
    }
}

final class MethodController: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let registration: UICollectionView.CellRegistration<UICollectionViewCell, Int> =
            .init { cell, _, _ in cell.contentView.backgroundColor = .red }
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: indexPath.item)
    }
}
