import UIKit

final class HourCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
