import UIKit

class BaseRowCell: UITableViewCell {
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

/// Its own designated initialiser calls none that traps: it is the file's owner of its content.
final class CodeRowCell: BaseRowCell {
    @IBOutlet private weak var titleLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        UINib(nibName: "CodeRowCell", bundle: nil).instantiate(withOwner: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Traps only where something is missing.
final class StrictCell: UITableViewCell {
    private let token: String

    required init?(coder: NSCoder) {
        guard let token = coder.decodeObject(forKey: "token") as? String? else {
            fatalError("no token")
        }
        self.token = token ?? ""
        super.init(coder: coder)
    }
}

/// The failing case of an optional is written as an operator.
final class OptionalCell: UITableViewCell {
    private var limit = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        limit = Int("12") ?? { fatalError("not a number") }()
    }
}
