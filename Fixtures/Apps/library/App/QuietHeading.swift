import UIKit

final class QuietHeading: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
