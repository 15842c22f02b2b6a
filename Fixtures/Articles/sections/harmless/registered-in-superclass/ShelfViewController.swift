import UIKit

class ShelfViewController: UIViewController {
    func registerFooters(in shelves: UICollectionView) {
        shelves.register(
            UINib(nibName: "GreensFooterView", bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "GreensFooterView")
    }
}
