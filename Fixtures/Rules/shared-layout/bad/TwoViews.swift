import UIKit

/// One object in two initialisers.
final class TwoController: UIViewController {
    private let layout = UICollectionViewFlowLayout()
    private lazy var upperView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private lazy var lowerView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(upperView)
        view.addSubview(lowerView)
    }
}
