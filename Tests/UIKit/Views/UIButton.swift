@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system
    }

    public private(set) var titleLabel: UILabel? = UILabel(frame: .zero)

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
    }

    public func setTitle(_ title: String?, for state: State) {
        if state == .normal { titleLabel?.text = title }
    }

    public func setTitleColor(_ color: UIColor?, for state: State) {}
    public func setImage(_ image: UIImage?, for state: State) {}
}
