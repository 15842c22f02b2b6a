import UIKit

final class RowCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

final class TileCell: UICollectionViewCell {
    static let reuseIdentifier = "TileCell"
    @IBOutlet weak var titleLabel: UILabel!
}

final class TileHeaderView: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
