import PantryComponents
import UIKit

/// Registered by its nib.
final class JarCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

/// Loads its content itself.
final class LoadingCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private var content: UIView!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Bundle.main.loadNibNamed("LoadingCell", owner: self, options: nil)
        contentView.addSubview(content)
        titleLabel.text = nil
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A superclass or helper that is not there may load it.
final class HelpedCell: UITableViewCell, PNNibOwnerLoadable {
    @IBOutlet private weak var titleLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        loadNibContent()
        titleLabel.text = nil
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class PodCell: PNTableCell {
    @IBOutlet private weak var titleLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}

/// Works with and without a nib.
final class TwofoldCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel = UILabel()
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The outlets are another object's: no reusable view has any.
final class CodeCell: UITableViewCell {
    @IBInspectable var number: Int = 0
    @IBAction func tap(_ sender: Any) { number += 1 }
}

/// The code makes the outlet on first use.
final class LazyCell: UITableViewCell {
    @IBOutlet lazy var titleLabel: UILabel! = UILabel()
}
