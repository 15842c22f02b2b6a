/// A cell of a list layout (iOS 14).
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var contentConfiguration: UIListContentConfiguration?

    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What a list cell shows.
public struct UIListContentConfiguration: Sendable {
    public var text: String?
    public var secondaryText: String?

    public init() {}
}
