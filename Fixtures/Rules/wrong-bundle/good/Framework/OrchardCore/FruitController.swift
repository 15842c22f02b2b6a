import UIKit

/// A class of the framework finds the framework's bundle.
public final class FruitController: UICollectionViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "FruitCell", bundle: Bundle(for: FruitCell.self)),
            forCellWithReuseIdentifier: "Fruit")
        collectionView.register(
            UINib(nibName: "FruitCell", bundle: Bundle(for: type(of: self))),
            forCellWithReuseIdentifier: "OwnFruit")
        collectionView.register(
            UINib(nibName: "FruitCell", bundle: Bundle(identifier: "org.example.OrchardCore")),
            forCellWithReuseIdentifier: "NamedFruit")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = ["Fruit", "OwnFruit", "NamedFruit"][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
