import UIKit

final class SlideCell: UICollectionViewCell {
    static let identifier = "SlideCell"
}

/// The default branch is the big view's, which has no such registration.
final class CarouselController: UIViewController, UICollectionViewDataSource {
    @IBOutlet private weak var smallView: UICollectionView!
    @IBOutlet private weak var bigView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        smallView.register(SlideCell.self, forCellWithReuseIdentifier: SlideCell.identifier)
        bigView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "BigCell")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if collectionView == smallView {
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: SlideCell.identifier, for: indexPath)
        } else if indexPath.item == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "BigCell", for: indexPath)
        } else {
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: SlideCell.identifier, for: indexPath)
        }
    }
}
