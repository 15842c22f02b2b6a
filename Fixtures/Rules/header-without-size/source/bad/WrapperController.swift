import UIKit

final class NoteView: UICollectionReusableView {}

/// The wrapper is fine; the call is the fault.
final class WrapperController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.registerHeader(NoteView.self)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "NoteView", for: indexPath)
    }
}

extension UICollectionView {
    func registerHeader<View: UICollectionReusableView>(_ type: View.Type) {
        register(
            type, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: String(describing: type))
    }
}
