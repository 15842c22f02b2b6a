import PantryComponents
import UIKit

/// Both initialisers do it.
final class BothCell: UICollectionViewCell {
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        contentView.addSubview(badge)
    }
}

/// init(frame:) and awakeFromNib.
final class AwakeCell: UICollectionViewCell {
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addBadge()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        addBadge()
    }

    private func addBadge() {
        contentView.addSubview(badge)
    }
}

/// Used by code only.
final class CodeCell: UICollectionViewCell {
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Used by its nib only.
final class NibCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    private let badge = UIView()

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.addSubview(badge)
    }
}

/// On demand, or in the layout pass.
final class LaidOutCell: UICollectionViewCell {
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addBadgeIfNeeded()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        addBadgeIfNeeded()
    }

    private func addBadgeIfNeeded() {
        guard badge.superview == nil else { return }
        contentView.addSubview(badge)
    }
}

/// A colour is no content: the nib has its own.
final class ColourCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The nib draws what the code builds where there is no nib.
final class OutletCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        contentView.addSubview(label)
        titleLabel = label
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The superclass's initialisers call the hook.
class HookCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func setUp() {}
}

final class HookedCell: HookCell {
    private let badge = UIView()

    override func setUp() {
        super.setUp()
        contentView.addSubview(badge)
    }
}

/// What the pod's initialisers do is not known.
final class PodCell: PNCollectionCell {
    private let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
