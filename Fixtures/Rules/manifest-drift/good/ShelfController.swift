import UIKit

/// The same facts in another spelling and order.
final class ShelfController: UIViewController, UICollectionViewDataSource {
    private enum Id: String, CaseIterable {
        case crate = "Crate"
        case jar = "Jar"
    }

    private let shelfView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 44.0
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shelfView)
        shelfView.dataSource = self
        shelfView.register(CrateCell.self, forCellWithReuseIdentifier: Id.crate.rawValue)
        shelfView.register(JarCell.self, forCellWithReuseIdentifier: Id.jar.rawValue)
        shelfView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Title")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let id: Id = indexPath.item == 0 ? .crate : .jar
        return collectionView.dequeueReusableCell(withReuseIdentifier: id.rawValue, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }
}
