import PantryComponents
import UIKit

class BaseHeader: UITableViewHeaderFooterView {}
final class ListHeader: BaseHeader {}
final class PodHeader: PNHeaderView {}
class BaseCell: UICollectionViewCell {}
final class TileCell: BaseCell {}
final class PanelView: UIView {}
final class CellAsHeader: UICollectionViewCell {}
