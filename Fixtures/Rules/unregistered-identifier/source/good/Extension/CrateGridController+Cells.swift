import UIKit

extension CrateGridController: UICollectionViewDataSource {
    func setUpCollectionView() {
        collectionView.register(CrateCell.self, forCellWithReuseIdentifier: "extension")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        4
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch indexPath.item {
        case 0: return collectionView.dequeueReusableCell(withReuseIdentifier: "lazy", for: indexPath)
        case 1: return collectionView.dequeueReusableCell(withReuseIdentifier: "extension", for: indexPath)
        case 2: return collectionView.dequeueReusableCell(withReuseIdentifier: "helper", for: indexPath)
        default: return collectionView.dequeueReusableCell(withReuseIdentifier: "onView", for: indexPath)
        }
    }
}
