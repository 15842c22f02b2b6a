import UIKit

class ShelfController: UIViewController {
    @IBOutlet var shelfView: UICollectionView!

    @IBOutlet weak var shelfView: UICollectionView!
}
