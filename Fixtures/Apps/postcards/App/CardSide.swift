import UIKit

final class CardSide: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
