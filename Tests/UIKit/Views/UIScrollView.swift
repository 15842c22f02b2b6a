@MainActor open class UIScrollView: UIView {
    public var isPagingEnabled = false
    public var isScrollEnabled = true
    public var bounces = true
    public var alwaysBounceVertical = false
    public var alwaysBounceHorizontal = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var contentInset = UIEdgeInsets.zero
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
}
