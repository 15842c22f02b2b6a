import UIKit

final class OilsHeader: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
