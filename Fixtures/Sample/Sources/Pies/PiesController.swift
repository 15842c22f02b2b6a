import UIKit

public final class PiesController: UIViewController, UICollectionViewDataSource {
    public let collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

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
        dequeuePie(from: collectionView, for: indexPath)
    }
}

public final class PieCell: UICollectionViewCell {}
