import UIKit

// An extension that registers on its own view through a wrapper; nothing in the sources calls it.
extension UICollectionView {
    func showGhosts() {
        self.register(cellClass: GhostCell.self)
        self.dataSource = GhostSource()
    }

    func register<Cell: UICollectionViewCell>(cellClass type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: String(describing: type))
    }

    func dequeueReusableCell<Cell: UICollectionViewCell>(for indexPath: IndexPath) -> Cell {
        dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: indexPath) as! Cell
    }
}

class GhostCell: UICollectionViewCell {}

class GhostSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: GhostCell = collectionView.dequeueReusableCell(for: indexPath)
        return cell
    }
}
