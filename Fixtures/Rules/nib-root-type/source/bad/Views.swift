import UIKit

class RoundedView: UIView {}
final class PlainHeader: RoundedView {}
final class RowCell: UITableViewCell {}
final class StripHeader: UICollectionReusableView {}
final class CardHeaderCell: UITableViewCell {}

/// Drawn as a plain view.
final class BoxCell: UITableViewCell {}
