import PantryComponents
import UIKit

protocol Titled { func show(_ title: String) }

class JarCell: UICollectionViewCell, Titled {
    func show(_ title: String) {}
}

final class SpecialJarCell: JarCell {}
final class PodCell: PNCollectionCell {}

protocol Priced {}
extension UICollectionViewCell: Priced {}

class RowCell: UITableViewCell {}
final class SwipeRowCell: RowCell {}
