import UIKit

final class TitleView: UICollectionReusableView {}
final class JarCell: UICollectionViewCell {}
final class JarCellV2: UICollectionViewCell {}
final class CrateCell: UICollectionViewCell {}
final class RowCell: UITableViewCell {}
