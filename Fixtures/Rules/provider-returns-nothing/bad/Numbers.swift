import UIKit

/// The third item fails the test.
final class ThreeController: UICollectionViewController {
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.item < 2 else {
            return UICollectionViewCell()
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
}

/// So does the first.
final class LaterController: UICollectionViewController {
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.item > 0 else {
            return UICollectionViewCell()
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
}
