import UIKit

struct CellRegistration<Cell, Item> {
    var handler: (Cell, Item) -> Void
}

/// The app's own type of the same name; a cell whose handler builds another view's data source.
final class OwnTypeController: UICollectionViewController {
    private let outer = UICollectionView.CellRegistration<ShelfCell, Int> { cell, _, _ in
        cell.showItems()
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let log = CellRegistration<Int, Int> { print($0, $1) }
        log.handler(indexPath.section, indexPath.item)
        return collectionView.dequeueConfiguredReusableCell(using: outer, for: indexPath, item: 1)
    }
}

final class ShelfCell: UICollectionViewCell {
    private let itemsView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let items = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    func showItems() {
        guard dataSource == nil else { return }
        contentView.addSubview(itemsView)
        let items = self.items
        dataSource = UICollectionViewDiffableDataSource(collectionView: itemsView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: items, for: path, item: item)
        }
    }
}
