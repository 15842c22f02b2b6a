import UIKit

/// The nib calls init(coder:) only.
final class JarCell: UICollectionViewCell {
    private let baseView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(baseView)
        baseView.frame = contentView.bounds
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
