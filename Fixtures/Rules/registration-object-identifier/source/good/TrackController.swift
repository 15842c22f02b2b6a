import UIKit

final class TrackController: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<TrackCell, String>(
        cellNib: UINib(nibName: "TrackCell", bundle: nil)
    ) { cell, _, title in
        cell.accessibilityLabel = title
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Prelude")
    }
}

final class TrackCell: UICollectionViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
}
