import UIKit

final class OrchardFooter: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
