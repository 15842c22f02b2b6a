@MainActor open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView(frame: .zero)
    public internal(set) var reuseIdentifier: String?
    public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
    public var backgroundView: UIView?
    var ticket: ReuseTicket?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decodeContent(into: contentView)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
    }

    /// The way to the initialiser of a class known only at run time, see `make`.
    @usableFromInline convenience init(_double reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    open func prepareForReuse() {}
}
