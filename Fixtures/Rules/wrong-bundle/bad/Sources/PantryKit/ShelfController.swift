import UIKit

/// nil is the app's bundle, as .main is; Bundle(for:) does not reach a package's resources either.
public final class ShelfController: UICollectionViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "JarCell", bundle: nil), forCellWithReuseIdentifier: "Jar")
        collectionView.register(
            UINib(nibName: "CrateCell", bundle: .main), forCellWithReuseIdentifier: "Crate")
        collectionView.register(
            UINib(nibName: String(describing: SackCell.self), bundle: Bundle(for: SackCell.self)),
            forCellWithReuseIdentifier: "Sack")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = ["Jar", "Crate", "Sack"][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
