import UIKit

final class PictureCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
