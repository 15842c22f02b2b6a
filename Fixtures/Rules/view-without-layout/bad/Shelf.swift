import UIKit

final class ShelfController: UIViewController {
    private let shelfView = UICollectionView()
    private lazy var boardView: UICollectionView = .init(frame: .zero)
    private var wall: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shelfView)
        view.addSubview(boardView)
        let wallView = WallView(frame: view.bounds)
        view.addSubview(wallView)
        wall = wallView
    }

    func showJars() {
        present(UICollectionViewController(), animated: true)
    }

    func showLids() {
        present(LidController(nibName: nil, bundle: nil), animated: true)
    }
}

final class WallView: UICollectionView {
    func fill() {}
}

final class LidController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lids"
    }
}

/// The place says the type.
final class ShorthandController: UIViewController {
    private lazy var jarsView: UICollectionView = { .init() }()
    private var lidsView: UICollectionView { .init(frame: view.bounds) }

    func makeView() -> UICollectionView {
        return .init(frame: .zero)
    }
}
