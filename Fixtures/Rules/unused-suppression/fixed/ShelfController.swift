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
        // nibc:allow unregistred-identifier misspelled
        // nibc:allow no-such-rule of another tool
        collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }

    // nibc:disable unregistered-identifier
    // nibc:allow
}
