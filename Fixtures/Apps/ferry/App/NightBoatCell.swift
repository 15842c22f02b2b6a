import UIKit

final class NightBoatCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
