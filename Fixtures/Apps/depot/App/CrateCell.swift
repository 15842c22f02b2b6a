import UIKit

final class CrateCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
