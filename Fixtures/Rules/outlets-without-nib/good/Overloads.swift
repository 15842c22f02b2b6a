import UIKit

protocol NamedView: AnyObject {}

extension NamedView {
    static var reuseIdentifier: String { String(describing: self) }
}

protocol NibView: AnyObject {}

extension NibView {
    static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

typealias NamedNibView = NamedView & NibView

/// The overload whose constraint is an alias for two protocols asks for more: it is the one that is called.
extension UICollectionView {
    func add<Cell>(type: Cell.Type) where Cell: UICollectionViewCell & NamedView {
        register(type, forCellWithReuseIdentifier: Cell.reuseIdentifier)
    }

    func add<Cell>(type: Cell.Type) where Cell: UICollectionViewCell & NamedNibView {
        register(Cell.nib, forCellWithReuseIdentifier: Cell.reuseIdentifier)
    }
}

final class FlaskCell: UICollectionViewCell, NamedNibView {
    @IBOutlet weak var titleLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }
}

final class FlaskController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.add(type: FlaskCell.self)
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: FlaskCell.reuseIdentifier, for: indexPath)
    }
}
