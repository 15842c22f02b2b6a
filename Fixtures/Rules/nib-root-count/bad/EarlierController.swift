import Messages
import UIKit

/// Registered under the identifier that a library has.
final class EarlierController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "EarlierView", bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: LoadEarlierHeaderView.headerReuseIdentifier())
    }
}
