import UIKit

/// The seats of a house, under the banner of tonight's play.
class TheatreController: UIViewController {
    enum Place {
        case stalls
        case gallery
    }

    /// What is played; its banner differs.
    var mood = Play.Mood.comedy

    private let seats: [(place: Place, name: String)] = [(.stalls, "Row F"), (.gallery, "Bench 2")]

    @IBOutlet weak var collectionView: UICollectionView! {
        didSet {
            registerReusableViews(in: collectionView)
            collectionView.dataSource = self
        }
    }

    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout! {
        didSet { configure(flowLayout) }
    }
}

extension TheatreController: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        seats.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let seat = seats[indexPath.item]
        let cell = dequeueCell(seat.place, from: collectionView, for: indexPath)
        (cell as? StallCell)?.titleLabel.text = seat.name
        (cell as? GalleryCell)?.label.text = seat.name
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(mood, ofKind: kind, from: collectionView, for: indexPath)
    }
}
