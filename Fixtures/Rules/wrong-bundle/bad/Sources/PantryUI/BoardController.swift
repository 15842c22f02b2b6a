import PantryKit
import UIKit

/// .module is this target's bundle; the nib is in another's.
public final class BoardController: UICollectionViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "JarCell", bundle: .module), forCellWithReuseIdentifier: "Jar")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }
}
