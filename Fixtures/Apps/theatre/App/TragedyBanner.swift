import UIKit

final class TragedyBanner: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
