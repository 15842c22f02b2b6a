import UIKitModel

@MainActor open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    /// The dequeue that handed this view out; nil if nobody dequeued it (D6, G3).
    var ticket: ReuseTicket?

    /// What a data source without the method answers (G6).
    static let unimplemented = UICollectionReusableView(frame: .zero)
    /// What a diffable data source answers when its provider returns nil (J4).
    static let nothingFromProvider = UICollectionReusableView(frame: .zero)
    /// What a diffable data source without a provider answers (J3).
    static let noProvider = UICollectionReusableView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
    }

    open func prepareForReuse() {}
}
