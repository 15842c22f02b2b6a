import PantryKit
import UIKit

/// The folder belongs to no target that is known: nil may well be right.
final class LidController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "LidCell", bundle: nil), forCellWithReuseIdentifier: "Lid")
        collectionView.register(
            UINib(nibName: "LidCell", bundle: .main), forCellWithReuseIdentifier: "MainLid")
        collectionView.register(
            UINib(nibName: "LidCell", bundle: Bundle(for: LidCell.self)),
            forCellWithReuseIdentifier: "ClassLid")
        collectionView.register(
            UINib(nibName: "JarCell", bundle: PantryResources.bundle), forCellWithReuseIdentifier: "Jar")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = ["Lid", "MainLid", "ClassLid", "Jar"][indexPath.item]
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
