import OrchardCore
import UIKit

/// A class of the framework does so from the app, too.
final class TreeController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "FruitCell", bundle: Bundle(for: FruitCell.self)),
            forCellWithReuseIdentifier: "Fruit")
        collectionView.register(UINib(nibName: "LeafCell", bundle: nil), forCellWithReuseIdentifier: "Leaf")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(
            withReuseIdentifier: indexPath.item == 0 ? "Leaf" : "Fruit", for: indexPath)
    }
}
