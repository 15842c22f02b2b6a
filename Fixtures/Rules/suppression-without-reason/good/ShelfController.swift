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
        if indexPath.section == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Lid", for: indexPath)  // nibc:allow unregistered-identifier section 0 is empty
        }
        if indexPath.section == 1 {
            // nibc:allow unregistered-identifier: section 1 is empty, too
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Cap", for: indexPath)
        }
        let text = "// nibc:allow unregistered-identifier is text here"
        print(text, #"// nibc:allow x"#, /\/\/ nibc:allow y/)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Jar", for: indexPath)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
}
