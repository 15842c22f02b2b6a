import UIKit

final class StallCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
