import UIKit

class ShelfController: UIViewController {
    @IBOutlet var shelfView: UICollectionView!

    let cellNib = UINib(nibName: "JarCell", bundle: nil)
}
