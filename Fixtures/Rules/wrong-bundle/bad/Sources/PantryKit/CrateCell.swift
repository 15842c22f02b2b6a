import UIKit

public final class CrateCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel!

    public override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}
