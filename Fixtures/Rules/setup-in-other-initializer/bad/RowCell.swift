import UIKit

/// The class is registered: init(style:reuseIdentifier:) is called, awakeFromNib is not.
final class RowCell: UITableViewCell {
    private let badge = UIImageView()

    override func awakeFromNib() {
        super.awakeFromNib()
        addBadge()
    }

    private func addBadge() {
        contentView.addSubview(badge)
    }
}

/// Used both ways.
final class TitleHeader: UITableViewHeaderFooterView {
    private let line = UIView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(line)
    }
}
