import UIKit

final class DayMarker: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
