import UIKit

extension UICollectionViewCell {
    static var identifier: String { String(describing: self) }
}

extension UICollectionView {
    func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: type.identifier)
    }

    func dequeue<Cell: UICollectionViewCell>(at path: IndexPath) -> Cell {
        dequeueReusableCell(withReuseIdentifier: Cell.identifier, for: path) as! Cell
    }
}

final class TileCell: UICollectionViewCell {}
final class OldTileCell: UICollectionViewCell {}

final class TileController: UIViewController, UICollectionViewDataSource {
    private let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.dataSource = self
        collectionView.register(TileCell.self)
        collectionView.register(OldTileCell.self)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: TileCell = collectionView.dequeue(at: indexPath)
        return cell
    }
}
