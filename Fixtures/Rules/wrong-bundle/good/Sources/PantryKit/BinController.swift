import UIKit

/// Generated code registers what the manifest says.
final class BinController: UIViewController, UICollectionViewDataSource {
    private let bins = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        registerReusableViews(in: bins)
        bins.dataSource = self
        view.addSubview(bins)
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch indexPath.item {
        case 0: dequeueBinJar(from: collectionView, for: indexPath)
        default: dequeueBinLid(from: collectionView, for: indexPath)
        }
    }
}
