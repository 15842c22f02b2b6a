import UIKit

/// Renamed; and known to Swift only.
final class JarCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    private var priceLabel: UILabel?

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        priceLabel?.text = nil
    }
}

class BaseRowCell: UITableViewCell {
    @IBOutlet weak var badge: UIImageView!
}

final class RowCell: BaseRowCell {}
