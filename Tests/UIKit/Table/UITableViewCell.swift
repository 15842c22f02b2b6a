@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public let contentView = UIView(frame: .zero)
    public internal(set) var reuseIdentifier: String?
    public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
    public private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
    public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
    public var selectionStyle = SelectionStyle.default
    public var accessoryType = AccessoryType.none
    public var accessoryView: UIView?
    public var backgroundView: UIView?
    public var selectedBackgroundView: UIView?
    var ticket: ReuseTicket?

    /// What a data source without a cell answers (A4).
    static let nothing = UITableViewCell(style: .default, reuseIdentifier: nil)

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
        (coder as? NibCoder)?.decodeContent(into: contentView)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// The way to the initialiser of a class known only at run time, see `make`.
    @usableFromInline convenience init(_double style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    open func prepareForReuse() {}
}
