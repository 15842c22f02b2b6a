import UIKit

final class PrintsHeader: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
