import UIKit

final class JarCell: UICollectionViewCell {}
final class JarCellV2: UICollectionViewCell {}
final class RowCell: UITableViewCell {}
final class OldRowCell: UITableViewCell {}
final class TopHeader: UITableViewHeaderFooterView {}
final class OtherHeader: UITableViewHeaderFooterView {}
