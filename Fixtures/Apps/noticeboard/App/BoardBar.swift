import UIKit

final class BoardBar: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
