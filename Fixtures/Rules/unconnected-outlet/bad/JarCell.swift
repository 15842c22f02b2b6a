import UIKit

/// A row of the pantry; its subtitle was cut out of the nib, and pasted in again.
final class JarCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var subtitleLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!
    @IBOutlet weak var unusedLabel: UILabel!

    func show(_ title: String, _ subtitle: String) {
        titleLabel.text = title
        subtitleLabel.text = subtitle
    }
}
