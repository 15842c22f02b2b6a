import UIKit

final class SleeveCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
