import UIKit

/// Each has its own: by a computed property, a function, a copy.
final class TwoController: UIViewController {
    private var layout: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        return layout
    }
    private lazy var upperView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var lowerView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var thirdView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private lazy var fourthView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())

    static func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }

    override func viewDidLoad() {
        super.viewDidLoad()
        [upperView, lowerView, thirdView, fourthView].forEach {
            $0.collectionViewLayout = Self.makeLayout()
            view.addSubview($0)
        }
    }
}

final class LoopController: UIViewController {
    @IBOutlet private var carousels: [UICollectionView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        for carousel in carousels {
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 8
            carousel.collectionViewLayout = layout
        }
    }
}
