import UIKit

final class ComedyBanner: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
