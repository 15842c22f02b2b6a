import PantryComponents
import UIKit

/// Convenience initialisers take nothing away.
final class JarCell: UICollectionViewCell {
    var jar = ""

    convenience init(jar: String) {
        self.init(frame: .zero)
        self.jar = jar
    }
}

/// A convenience override is an override.
final class LidCell: UICollectionViewCell {
    private let size: Int

    init(size: Int) {
        self.size = size
        super.init(frame: .zero)
    }

    override convenience init(frame: CGRect) {
        self.init(size: 0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class BaseCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Inherits both; the initialiser of the extension is a convenience.
final class CrateCell: BaseCell {}

extension CrateCell {
    convenience init(crate: Int) {
        self.init(frame: .zero)
    }
}

/// Made from a nib only.
final class NibCell: UICollectionViewCell {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// What the superclass in the pod has is not known.
final class PodCell: PNCollectionCell {
    init(pod: Int) {
        super.init(pod)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class GenericCell<Content: UIView>: UICollectionViewCell {
    private var content: Content?

    required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class RowCell: UITableViewCell {
    private let number: Int

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        number = 0
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
}

/// Made by hand, never registered.
final class HandMadeCell: UITableViewCell {
    init(number: Int) {
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
