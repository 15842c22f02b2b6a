// A library has methods of UIKit's name and other labels.
import LoomKit
import UIKit

class PatchCell: UICollectionViewCell {}

class QuiltController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(cellView: PatchCell.self)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "PatchCell", for: indexPath)
    }
}
