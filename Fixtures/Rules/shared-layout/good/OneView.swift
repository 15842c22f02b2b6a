import UIKit

/// One view that is given its layout again, or one of two views.
final class AgainController: UIViewController {
    private let grid = UICollectionViewFlowLayout()
    private let list = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: grid)

    func show(asList isList: Bool) {
        collectionView.setCollectionViewLayout(isList ? list : grid, animated: true)
    }

    func reset() {
        collectionView.collectionViewLayout = grid
    }
}

final class EitherController: UIViewController {
    private let layout = UICollectionViewFlowLayout()
    private var collectionView: UICollectionView!

    func build(isCompact: Bool) {
        if isCompact {
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        } else {
            let wide = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            wide.alwaysBounceHorizontal = true
            collectionView = wide
        }
    }
}

/// An instance property of a cell: every cell has its own.
final class PageCell: UICollectionViewCell {
    private let layout = UICollectionViewFlowLayout()
    private lazy var itemsView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func layoutSubviews() {
        super.layoutSubviews()
        if itemsView.superview == nil { contentView.addSubview(itemsView) }
        itemsView.frame = contentView.bounds
    }
}

/// The controller exists once, and so does the static layout's view.
final class SingleController: UIViewController {
    private static let spacing: CGFloat = 8

    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UICollectionViewFlowLayout()
        first.minimumLineSpacing = Self.spacing
        let second = first.copy(with: Self.spacing)
        view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: first))
        view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: second))
    }
}

extension UICollectionViewFlowLayout {
    func copy(with spacing: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = spacing
        return layout
    }
}
