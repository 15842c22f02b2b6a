import UIKit

final class SketchCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
