import UIKit

final class ЯчейкаРейса: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
