import UIKit

func makeMapped() -> UIViewController {
    let quilt = MappedController()
    (quilt.quiltView.collectionViewLayout as? UICollectionViewFlowLayout).map(stretch)
    return quilt
}
