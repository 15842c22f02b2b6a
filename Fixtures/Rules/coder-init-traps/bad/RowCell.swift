import UIKit

class BaseRowCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
        preconditionFailure("made by code only")
    }
}

/// Inherits the initialiser that traps.
final class RowCell: BaseRowCell {}
