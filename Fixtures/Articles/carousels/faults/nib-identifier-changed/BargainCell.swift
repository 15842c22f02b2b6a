import UIKit

class BargainCell: PosterCell {
    @IBOutlet weak var priceLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        panel = priceLabel
    }
}
