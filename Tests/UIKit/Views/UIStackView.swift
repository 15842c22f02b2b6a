@MainActor open class UIStackView: UIView {
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public var axis = NSLayoutConstraint.Axis.horizontal
    public var alignment = Alignment.fill
    public var distribution = Distribution.fill
    public var spacing: CGFloat = 0
    public var arrangedSubviews: [UIView] { subviews }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
    }
}
