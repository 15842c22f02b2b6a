import UIKit

/// A postcard in each section: front and back, which are reused apart from each other, or a lone stamp.
class PostcardsController: UIViewController {
    private let cards = [["Greetings from the pier", "Wish you were here"], ["70 ct"]]

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

extension PostcardsController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        cards.count
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        cards[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let sides = cards[indexPath.section]
        guard sides.count == 2 else {
            let cell = dequeueStamp(from: collectionView, for: indexPath)
            cell.titleLabel.text = sides[indexPath.item]
            return cell
        }
        let cell =
            indexPath.item == 0
            ? dequeueFront(from: collectionView, for: indexPath)
            : dequeueBack(from: collectionView, for: indexPath)
        cell.titleLabel.text = sides[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}
