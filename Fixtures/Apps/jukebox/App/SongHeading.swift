import UIKit

final class SongHeading: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
