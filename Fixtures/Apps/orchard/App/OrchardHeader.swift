import UIKit

final class OrchardHeader: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
