import UIKitModel

@MainActor open class NSCollectionLayoutDimension: NSObject {
    let value: CompositionalFacts.Supplementary.Dimension

    init(_ value: CompositionalFacts.Supplementary.Dimension) {
        self.value = value
        super.init()
    }

    public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractional(Double(fraction)))
    }

    public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractional(Double(fraction)))
    }

    public class func absolute(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(Double(dimension)))
    }

    public class func estimated(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(Double(dimension)))
    }
}
