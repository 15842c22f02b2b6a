@MainActor open class UIView: UIResponder, NibObject {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    }

    open var frame: CGRect { didSet { bounds.size = frame.size } }
    open var bounds: CGRect
    public var tag = 0
    public var alpha: CGFloat = 1
    open var isHidden = false
    public var isOpaque = true
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    public var translatesAutoresizingMaskIntoConstraints = true
    public var autoresizingMask = AutoresizingMask()
    public var contentMode = ContentMode.scaleToFill
    open var backgroundColor: UIColor?
    public var tintColor: UIColor! = .systemBlue
    public var accessibilityIdentifier: String?
    public var accessibilityLabel: String?
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    public private(set) var constraints: [NSLayoutConstraint] = []
    /// The anchors, shared by the view and its guides: the double does no layout.
    public let safeAreaLayoutGuide = UILayoutGuide()

    public var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// What a nib calls (E1); an archive that is no nib gives an empty view.
    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
        (coder as? NibCoder)?.decode(into: self)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The way to the frame initialiser of a class known only at run time, see `make`.
    @usableFromInline convenience init(_double frame: CGRect) {
        self.init(frame: frame)
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    open func awakeFromNib() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
}
