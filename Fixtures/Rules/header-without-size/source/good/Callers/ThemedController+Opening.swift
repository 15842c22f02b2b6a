import UIKit

struct Theme {
    func style(_ quilt: ThemedController) { stretch(quilt.quiltView) }

    private func stretch(_ grid: UICollectionView) {
        let layout = grid.collectionViewLayout as! UICollectionViewFlowLayout
        layout.headerReferenceSize.height = 44
    }
}
