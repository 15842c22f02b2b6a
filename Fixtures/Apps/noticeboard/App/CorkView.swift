import UIKit

final class CorkView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
