import UIKit

class PosterCell: UICollectionViewCell {
    let margin: CGFloat = 10
    var panel: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let panel = UIView(frame: bounds.insetBy(dx: margin, dy: 0))
        contentView.addSubview(panel)
        self.panel = panel
    }

    required init(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)!
    }

    func paint(_ color: UIColor) {
        panel?.backgroundColor = color
    }
}
