import UIKit

class CrateCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var lidLabel: UILabel!
    @IBOutlet weak var rimLabel: UILabel!
    @IBOutlet weak var slatLabel: UILabel!

    /// The parameter has the name of the outlet, which is meant as well.
    func show(_ lidLabel: UILabel) { self.lidLabel.text = lidLabel.text }

    func fill() { rimLabel.text = "" }

    /// Nothing else is set by its key.
    func mark() {
        setValue("", forKey: "accessibilityLabel")
        slatLabel.text = "slatLabel"
    }
}

final class TallCrateCell: CrateCell {
    override func fill() {
        super.fill()
        titleLabel.text = ""
    }
}
