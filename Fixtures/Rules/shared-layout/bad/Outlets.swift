import UIKit

/// One object in two assignments, and in a loop.
final class OutletController: UIViewController {
    @IBOutlet private weak var firstView: UICollectionView!
    @IBOutlet private weak var secondView: UICollectionView!
    @IBOutlet private weak var thirdView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        firstView.collectionViewLayout = layout
        secondView.setCollectionViewLayout(layout, animated: false)
        thirdView.collectionViewLayout = layout
    }
}

final class LoopController: UIViewController {
    private let views = (0..<3).map { _ in
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        for carousel in views {
            carousel.collectionViewLayout = layout
        }
    }
}
