import UIKit

/// A row of the pantry: what the plain nib does not connect, others do, or code sets or asks for.
class JarCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!
    @IBOutlet weak var badgeLabel: UILabel?
    @IBOutlet weak var noteLabel: UILabel!
    @IBOutlet weak var lidView: UIView!
    @IBOutlet weak var unusedLabel: UILabel!
    @IBOutlet weak var ruleHeight: NSLayoutConstraint! {
        didSet { ruleHeight.constant = 1 / UIScreen.main.scale }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        let view = UIView()
        contentView.addSubview(view)
        lidView = view
    }

    func show(_ title: String) {
        titleLabel.text = title
        badgeLabel?.text = title
        noteLabel?.text = title
        lidView.isHidden = title.isEmpty
    }
}

final class PricedJarCell: JarCell {
    func show(price: String) { priceLabel.text = price }
}
