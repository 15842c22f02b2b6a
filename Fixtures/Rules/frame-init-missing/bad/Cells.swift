import UIKit

/// Its own initialiser takes the place of the inherited ones.
final class JarCell: UICollectionViewCell {
    private let jar: String

    init(jar: String) {
        self.jar = jar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// init(coder:) alone does so too.
final class LidCell: UICollectionViewCell {
    let titleLabel = UILabel()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(titleLabel)
    }
}

/// A table calls init(style:reuseIdentifier:).
final class RowCell: UITableViewCell {
    init(number: Int) {
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class ThemedHeader: UITableViewHeaderFooterView {
    init(theme: Int) {
        super.init(reuseIdentifier: "Themed")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The superclass has lost it already.
final class TopHeader: ThemedHeader {}
