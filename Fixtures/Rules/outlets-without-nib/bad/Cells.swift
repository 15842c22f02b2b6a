import UIKit

class JarCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

/// The outlet is the superclass's.
final class PlumJarCell: JarCell {}

final class OptionalCell: UITableViewCell {
    @IBOutlet private weak var badge: UIImageView?

    func hideBadge() { badge?.isHidden = true }
}

final class RowHeader: UITableViewHeaderFooterView {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet private var stars: [UIImageView]!

    func show(_ rating: Int) {
        titleLabel.text = "Rating"
        stars.forEach { $0.isHidden = rating == 0 }
    }
}

/// Asks whether it has the outlet before it uses it.
final class TestingCell: UITableViewCell {
    @IBOutlet private var detail: NSLayoutConstraint!

    private var isFromNib: Bool { detail != nil }

    func show(_ isWide: Bool) {
        if isFromNib {
            detail.constant = isWide ? 20 : 5
        }
    }
}
