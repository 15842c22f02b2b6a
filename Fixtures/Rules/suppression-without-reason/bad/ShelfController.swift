import UIKit

final class ShelfController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        12
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.section == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Lid", for: indexPath)  // nibc:allow unregistered-identifier
        }
        if indexPath.section == 1 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
        }
        print(#"// nibc:allow x"#, "// nibc:allow unregistered-identifier")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }
}
