import UIKit

/// What stands in the two bays.
class DepotController: UICollectionViewController {
    private let bays = [["Crate 12", "Pallet 3"], ["Crate 40"]]

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: collectionView)
        collectionView.collectionViewLayout = makeCollectionViewLayout(appearance: .insetGrouped)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        bays.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        bays[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let name = bays[indexPath.section][indexPath.item]
        if name.hasPrefix("Pallet") {
            let cell = dequeuePalletCell(from: collectionView, for: indexPath)
            cell.label.text = name
            return cell
        }
        let cell = dequeueCrate(from: collectionView, for: indexPath)
        cell.titleLabel.text = name
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}
