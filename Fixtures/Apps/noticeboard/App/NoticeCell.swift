import UIKit

final class NoticeCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
