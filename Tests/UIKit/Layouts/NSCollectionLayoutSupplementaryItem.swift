import UIKitModel

@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }

    init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }

    /// What decides whether and when the view is asked for.
    var facts: CompositionalFacts.Supplementary {
        CompositionalFacts.Supplementary(
            elementKind, width: layoutSize.widthDimension.value, height: layoutSize.heightDimension.value)
    }
}
