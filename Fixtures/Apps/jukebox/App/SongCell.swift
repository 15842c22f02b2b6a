import UIKit

final class SongCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
