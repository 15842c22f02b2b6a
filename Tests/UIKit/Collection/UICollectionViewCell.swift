@MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView(frame: .zero)
    open var isSelected = false
    open var isHighlighted = false
    public var backgroundView: UIView?
    public var selectedBackgroundView: UIView?

    /// What a diffable data source answers when its cell provider returns nil (J4).
    static let nothing = UICollectionViewCell(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decodeContent(into: contentView)
        addSubview(contentView)
    }
}
