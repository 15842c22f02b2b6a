import UIKit

class MyCollectionViewCell: UICollectionViewCell {
    private let baseView = UIView(frame: .zero)
    private let padding: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        baseView.frame = CGRect(
            x: padding, y: padding, width: frame.width - 2 * padding, height: frame.height - 2 * padding)
        contentView.addSubview(baseView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func setViewColor(_ color: UIColor) {
        baseView.backgroundColor = color
    }
}
