import PantryComponents
import UIKit

class BaseCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

final class JarCell: BaseCell {
    @IBOutlet private weak var priceLabel: UILabel!
    @objc var noteLabel: UILabel?
    @IBOutlet var stars: [UIImageView] = []

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        priceLabel.text = nil
    }
}

/// Computed, in an extension of the superclass.
extension BaseCell {
    @IBOutlet var tagLabel: UILabel? {
        get { viewWithTag(1) as? UILabel }
        set { newValue?.tag = 1 }
    }
}

/// The superclass in the pod may have it.
final class PodCell: PNTableCell {}

@objcMembers final class MembersCell: UITableViewCell {
    var titleLabel: UILabel!
}

/// Takes any key.
final class OpenCell: UITableViewCell {
    private var values: [String: Any] = [:]

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        values[key] = value
    }
}

/// Only inside of the other target's branch.
final class RowCell: UITableViewCell {
    #if os(tvOS)
    @IBOutlet weak var focusLabel: UILabel!
    #else
    @IBOutlet weak var touchLabel: UILabel!
    #endif
}
