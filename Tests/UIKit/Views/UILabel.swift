@MainActor open class UILabel: UIView {
    open var text: String?
    public var font: UIFont! = .systemFont(ofSize: 17)
    public var textColor: UIColor! = .label
    public var textAlignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 1
    public var adjustsFontForContentSizeCategory = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        text = (coder as? NibCoder)?.element["text"]
    }
}
