import UIKit

final class SlideCell: UICollectionViewCell {
    static let identifier = "SlideCell"
}

/// One class and identifier, registered on both; the parameter may be either.
final class CarouselController: UIViewController, UICollectionViewDataSource {
    @IBOutlet private weak var smallView: UICollectionView!
    @IBOutlet private weak var bigView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [smallView, bigView] {
            view?.register(SlideCell.self, forCellWithReuseIdentifier: SlideCell.identifier)
        }
        bigView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "BigCell")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard collectionView !== smallView else {
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: SlideCell.identifier, for: indexPath)
        }
        if indexPath.item == 0 {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "BigCell", for: indexPath)
        }
        return collectionView.dequeueReusableCell(
            withReuseIdentifier: SlideCell.identifier, for: indexPath)
    }
}
