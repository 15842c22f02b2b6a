import UIKit

final class Überschrift: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
