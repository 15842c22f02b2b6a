import UIKit

class PosterCell: UICollectionViewCell {

    var panel:UIView?
    let margin:CGFloat = 10

    required init(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)!
    }

    override init(frame: CGRect) {
        super.init(frame: frame)

        panel = UIView(frame:CGRect(x:margin,y:margin,width:frame.width-(margin*2),height:frame.height))
        self.contentView.addSubview(panel!)
    }

    func paint(_ color:UIColor) {
        panel?.backgroundColor = color
    }

}
