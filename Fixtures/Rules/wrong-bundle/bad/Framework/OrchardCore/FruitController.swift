import UIKit

/// nil is the app's bundle, also inside of a framework.
public final class FruitController: UICollectionViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "FruitCell", bundle: nil), forCellWithReuseIdentifier: "Fruit")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Fruit", for: indexPath)
    }
}
