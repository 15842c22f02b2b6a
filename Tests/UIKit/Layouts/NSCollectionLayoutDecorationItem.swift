@MainActor open class NSCollectionLayoutDecorationItem: NSObject {
    public let elementKind: String
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var zIndex = 0

    init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init()
    }

    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
