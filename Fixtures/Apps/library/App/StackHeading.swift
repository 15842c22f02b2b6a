import UIKit

final class StackHeading: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
