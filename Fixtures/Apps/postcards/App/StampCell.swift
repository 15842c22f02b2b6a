import UIKit

final class StampCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
