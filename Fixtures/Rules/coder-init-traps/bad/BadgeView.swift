import UIKit

/// Not the root: a view inside of a nib.
final class BadgeView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError() }
}
