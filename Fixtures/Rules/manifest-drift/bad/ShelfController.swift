import UIKit

/// Another identifier, another class, and one that the manifest does not name.
final class ShelfController: UIViewController, UICollectionViewDataSource {
    private let shelfView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shelfView)
        shelfView.dataSource = self
        shelfView.register(
            TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Title")
        shelfView.register(JarCellV2.self, forCellWithReuseIdentifier: "Jar")
        shelfView.register(CrateCell.self, forCellWithReuseIdentifier: "Crate")
        shelfView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Extra")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = ["Jar", "Crate", "Extra"][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }
}
