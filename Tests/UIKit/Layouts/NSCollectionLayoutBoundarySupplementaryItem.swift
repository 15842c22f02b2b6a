import UIKitModel

@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public var extendsBoundary = true
    public var pinToVisibleBounds = false
    public var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        super.init(layoutSize: layoutSize, elementKind: elementKind)
    }

    override var facts: CompositionalFacts.Supplementary {
        let isLeading =
            switch alignment {
            case .top, .topLeading, .topTrailing, .leading: true
            case .none, .bottom, .bottomLeading, .bottomTrailing, .trailing: false
            }
        return CompositionalFacts.Supplementary(
            elementKind, width: layoutSize.widthDimension.value, height: layoutSize.heightDimension.value,
            pins: pinToVisibleBounds, isLeading: isLeading)
    }
}
