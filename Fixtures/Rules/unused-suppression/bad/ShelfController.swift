import UIKit

final class ShelfController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // nibc:allow unregistered-identifier the jars came from a pod once
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        12  // nibc:allow unknown-outlet, cast-mismatch none of both is here
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
    /* nibc:allow kind-mismatch in a comment that is closed */
}
