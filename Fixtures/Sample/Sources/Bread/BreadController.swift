import UIKit

public final class BreadController: UIViewController, UICollectionViewDataSource {
    public private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: makeCollectionViewLayout())

    public override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: collectionView)
        collectionView.dataSource = self
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        1
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueBreadCell(from: collectionView, for: indexPath)
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(ofKind: kind, from: collectionView, for: indexPath)
    }
}
