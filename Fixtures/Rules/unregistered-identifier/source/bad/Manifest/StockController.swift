import UIKit

final class StockSackCell: UICollectionViewCell {}
final class StockTinCell: UICollectionViewCell {}

/// Generated code makes the data source, and asks this class for the cells.
final class StockController: UIViewController {
    private let stock = UICollectionView(frame: .zero, collectionViewLayout: StockController.makeLayout())

    private lazy var dataSource = makeDataSource(
        for: stock,
        makeCell: { collectionView, indexPath, name in
            Self.makeCell(for: name, from: collectionView, at: indexPath)
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stock)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["rice", "beans"])
        dataSource.apply(snapshot)
    }

    private static func makeCell(
        for name: String, from collectionView: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        if name == "rice" {
            return dequeueStockSack(from: collectionView, for: indexPath)
        }
        return dequeueStockTin(from: collectionView, for: indexPath)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    }
}
