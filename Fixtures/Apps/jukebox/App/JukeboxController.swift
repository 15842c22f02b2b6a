import UIKit

/// Record sleeves in a row that scrolls sideways, and below it the songs of all of them.
class JukeboxController: UIViewController {
    private let titles = ["First Pressing", "Night Bus", "Rooms"]
    private let tracks = ["Slow Tram", "Ninety Windows"]

    @IBOutlet weak var sleeves: UICollectionView! {
        didSet {
            registerSleevesViews(in: sleeves)
            sleeves.dataSource = self
        }
    }

    @IBOutlet weak var songs: UICollectionView! {
        didSet {
            registerSongsViews(in: songs)
            songs.dataSource = self
        }
    }

    @IBOutlet weak var sleevesLayout: UICollectionViewFlowLayout! {
        didSet { configureSleevesLayout(sleevesLayout) }
    }

    @IBOutlet weak var songsLayout: UICollectionViewFlowLayout! {
        didSet { configureSongsLayout(songsLayout) }
    }
}

extension JukeboxController: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        collectionView === sleeves ? titles.count : tracks.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if collectionView === sleeves {
            let cell = dequeueSleeveCell(from: collectionView, for: indexPath)
            cell.titleLabel.text = titles[indexPath.item]
            return cell
        }
        let cell = dequeueSong(from: collectionView, for: indexPath)
        cell.titleLabel.text = tracks[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView === sleeves
            ? dequeueSleevesSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
            : dequeueSongsSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}
