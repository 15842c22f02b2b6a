@MainActor open class NSCollectionLayoutAnchor: NSObject {
    public init(edges: NSDirectionalRectEdge) {
        super.init()
    }
}
