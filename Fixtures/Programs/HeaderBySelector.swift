// The method that supplies headers has UIKit's name in Objective-C, and another one in Swift.
import UIKit

class PatchCell: UICollectionViewCell {}
class SeamHeader: UICollectionReusableView {}

class QuiltController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    lazy var quiltView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(quiltView)
        quiltView.register(PatchCell.self, forCellWithReuseIdentifier: "Patch")
        quiltView.register(
            SeamHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Seam")
        quiltView.dataSource = self
        quiltView.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Patch", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 44)
    }

    @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
    func seam(_ grid: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Seam", for: path)
    }
}
