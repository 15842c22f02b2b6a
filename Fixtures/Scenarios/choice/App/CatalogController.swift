import UIKit

class CatalogController: UIViewController {
    /// Which list is shown; its header differs.
    var listType = ListType.default

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

extension CatalogController: UICollectionViewDataSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure("the list has no items")
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(listType, ofKind: kind, from: collectionView, for: indexPath)
    }
}
