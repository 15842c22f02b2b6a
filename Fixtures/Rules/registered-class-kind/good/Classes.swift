import PantryComponents
import UIKit

class BaseCell: UICollectionViewCell {}
class ThemedCell<Content: UIView>: BaseCell {}
final class CardCell: ThemedCell<UILabel> {}

/// The superclass is in a pod that is not among the paths.
final class PodCell: PNCollectionCell {}
final class PodRow: PNTableCell {}

typealias CellBase = UICollectionViewCell
final class AliasCell: CellBase {}

enum Cells {
    final class Nested: UICollectionViewCell {}
}

final class ListCell: UICollectionViewListCell {}
