import UIKit

class MarketSavedHeaderView: UICollectionReusableView {
    @IBOutlet weak var countLabel: UILabel!
}
