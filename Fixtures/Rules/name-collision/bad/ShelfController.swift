import UIKit

class ShelfController: UIViewController {
    @IBOutlet weak var shelfView: UICollectionView! {
        didSet { registerReusableViews(in: shelfView) }
    }
}

class OtherCell: UICollectionViewCell {}
