import UIKit

final class ShelfController: UIViewController {
    private let shelfView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var tableView = UITableView()
    private let wallView = WallView()
    private let boardView = UICollectionView.board()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shelfView)
        view.addSubview(tableView)
        view.addSubview(wallView)
        view.addSubview(boardView)
    }

    func show() {
        present(UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()), animated: true)
        present(JarController(), animated: true)
        present(LidController(), animated: true)
        present(CapController(), animated: true)
        present(UITableViewController(), animated: true)
    }
}

/// Makes its layout.
final class WallView: UICollectionView {
    init() {
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UICollectionView {
    static func board() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
}

/// Hands the layout on.
final class JarController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Makes its view.
final class LidController: UICollectionViewController {
    override func loadView() {
        collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
}

/// Has a nib of its name.
final class CapController: UICollectionViewController {}

/// Somebody else gives it its view.
final class TinController: UICollectionViewController {}

final class TinFlow {
    private let tins = TinController()

    func start() {
        let layout = UICollectionViewFlowLayout()
        tins.collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
}

/// A parameter has the name.
final class Wrapper<UICollectionView: UIView> {
    private lazy var wrapped: UICollectionView = .init(frame: .zero)
    func make() -> UICollectionView { .init() }
}
