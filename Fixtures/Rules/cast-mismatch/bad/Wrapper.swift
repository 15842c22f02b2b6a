import UIKit

extension UICollectionView {
    func cell<Cell: UICollectionViewCell>(_ identifier: String, at path: IndexPath) -> Cell {
        dequeueReusableCell(withReuseIdentifier: identifier, for: path) as! Cell
    }
}

final class WrapperController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell: JarCellV2 = collectionView.cell("Jar", at: indexPath)
        return cell
    }
}
