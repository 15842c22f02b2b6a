import UIKit

final class CupView: UICollectionReusableView {}

/// A fixed kind where the layout emits no other.
final class CupController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            CupView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Cup")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Cup", for: indexPath)
    }
}

/// The kind's own string, the old constant, and a name for it.
enum ElementKind {
    static let header = UICollectionView.elementKindSectionHeader
    static let literal = "UICollectionElementKindSectionHeader"
}

final class MugController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            CupView.self, forSupplementaryViewOfKind: ElementKind.literal, withReuseIdentifier: "Mug")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard kind == ElementKind.header else { return UICollectionReusableView() }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: ElementKind.header, withReuseIdentifier: "Mug", for: indexPath)
    }
}
