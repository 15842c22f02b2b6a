import UIKit

final class ThinSpineCell: UICollectionViewCell {}
