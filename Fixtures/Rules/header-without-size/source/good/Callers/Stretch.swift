import UIKit

func stretch(_ layout: UICollectionViewFlowLayout) {
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
}
