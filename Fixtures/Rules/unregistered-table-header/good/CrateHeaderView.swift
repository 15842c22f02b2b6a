import UIKit

final class CrateHeaderView: UITableViewHeaderFooterView {
    @IBOutlet private weak var titleLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}
