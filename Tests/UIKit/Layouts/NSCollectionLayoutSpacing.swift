@MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat

    init(_ spacing: CGFloat) {
        self.spacing = spacing
        super.init()
    }

    public class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing)
    }

    public class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing)
    }
}
