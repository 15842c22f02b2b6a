import UIKit

final class PinView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
