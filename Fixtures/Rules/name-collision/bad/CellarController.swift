import UIKit

class CellarController: UIViewController {
    enum ReuseIdentifier: String {
        case jar = "JarCell"
    }

    @IBOutlet weak var collectionView: UICollectionView! {
        didSet { registerReusableViews(in: collectionView) }
    }

    func registerReusableViews(in collectionView: UICollectionView) {
        collectionView.register(JarCell.self, forCellWithReuseIdentifier: ReuseIdentifier.jar.rawValue)
    }
}

class JarCell: UICollectionViewCell {}
