import UIKit

final class TreeCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
