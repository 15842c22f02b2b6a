import UIKit

final class BayHeading: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
