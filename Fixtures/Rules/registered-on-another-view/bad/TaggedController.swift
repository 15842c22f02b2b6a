import UIKit

/// The views are told apart by their tags.
final class TaggedController: UIViewController {
    private enum Carousel: Int {
        case first = 1, second
    }

    @IBOutlet private weak var firstCarousel: UICollectionView!
    @IBOutlet private weak var secondCarousel: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        firstCarousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "First")
        secondCarousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Second")
    }
}

extension TaggedController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch Carousel(rawValue: collectionView.tag) {
        case .first:
            return firstCarousel.dequeueReusableCell(withReuseIdentifier: "First", for: indexPath)
        default:
            let identifier = "Second"
            if indexPath.item == 1 {
                return secondCarousel.dequeueReusableCell(withReuseIdentifier: "First", for: indexPath)
            }
            return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
    }
}
