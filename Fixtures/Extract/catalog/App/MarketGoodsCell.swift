import UIKit

class MarketGoodsCell: UICollectionViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}
