import UIKit

class CatalogController: UIViewController {
    enum ListType: String, CaseIterable {
        case `default` = "CatalogListDefaultHeaderView"
        case bookmark = "CatalogListBookmarkHeaderView"
        case popular = "CatalogListPopularHeaderView"
        case recent = "CatalogListRecentHeaderView"
    }

    /// Which list is shown; its header differs.
    var listType = ListType.default

    @IBOutlet weak var collectionView: UICollectionView! {
        didSet {
            for listType in ListType.allCases {
                collectionView.register(
                    UINib(nibName: listType.rawValue, bundle: nil),
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: listType.rawValue)
            }
            collectionView.dataSource = self
        }
    }

    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout! {
        didSet { flowLayout.headerReferenceSize = CGSize(width: 0, height: 100) }
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
        guard kind == UICollectionView.elementKindSectionHeader else {
            fatalError("there is no view of kind \(kind)")
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: listType.rawValue, for: indexPath)
    }
}
