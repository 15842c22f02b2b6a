import UIKit

class ShelfController: UIViewController {
    @IBOutlet weak var shelfView: UICollectionView!
}
