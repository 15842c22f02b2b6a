import UIKit

/// Every page uses the one layout of the class.
final class PageCell: UICollectionViewCell {
    private static let layout = UICollectionViewFlowLayout()
    private let itemsView: UICollectionView

    override init(frame: CGRect) {
        itemsView = UICollectionView(frame: frame, collectionViewLayout: PageCell.layout)
        super.init(frame: frame)
        contentView.addSubview(itemsView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
