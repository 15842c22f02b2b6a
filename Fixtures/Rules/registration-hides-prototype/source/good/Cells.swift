import UIKit

final class RowCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

final class CodeCell: UITableViewCell {}

final class TileHeaderView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
