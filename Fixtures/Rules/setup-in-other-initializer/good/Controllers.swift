import UIKit

final class NibController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for name in [
            "BothCell", "AwakeCell", "NibCell", "LaidOutCell", "ColourCell", "OutletCell", "HookedCell",
            "PodCell",
        ] {
            collectionView.register(UINib(nibName: name, bundle: nil), forCellWithReuseIdentifier: name)
        }
        collectionView.register(CodeCell.self, forCellWithReuseIdentifier: "CodeCell")
        collectionView.register(BothCell.self, forCellWithReuseIdentifier: "BothByClass")
        collectionView.register(HookedCell.self, forCellWithReuseIdentifier: "HookedByClass")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifiers = [
            "BothCell", "AwakeCell", "NibCell", "LaidOutCell", "ColourCell", "OutletCell", "HookedCell",
            "PodCell", "CodeCell", "BothByClass", "HookedByClass",
        ]
        return collectionView.dequeueReusableCell(
            withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    }
}
