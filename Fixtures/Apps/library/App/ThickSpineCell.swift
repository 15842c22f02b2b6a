import UIKit

final class ThickSpineCell: UICollectionViewCell {
    var pages = 0
}
