import UIKit

public final class JarCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel!

    public override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}
