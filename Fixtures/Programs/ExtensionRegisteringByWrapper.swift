import UIKit

// An extension that registers on its own view through a wrapper; nothing in the sources calls it.
extension UICollectionView {
    func showGhosts() {
        enroll(GhostCell.self)
        dataSource = GhostSource()
    }

    func enroll<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: "Ghost")
    }
}

class GhostCell: UICollectionViewCell {}

class GhostSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Ghost", for: indexPath)
    }
}
