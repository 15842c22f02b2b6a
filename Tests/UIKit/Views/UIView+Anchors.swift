extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { safeAreaLayoutGuide.leadingAnchor }
    public var trailingAnchor: NSLayoutXAxisAnchor { safeAreaLayoutGuide.trailingAnchor }
    public var leftAnchor: NSLayoutXAxisAnchor { safeAreaLayoutGuide.leftAnchor }
    public var rightAnchor: NSLayoutXAxisAnchor { safeAreaLayoutGuide.rightAnchor }
    public var centerXAnchor: NSLayoutXAxisAnchor { safeAreaLayoutGuide.centerXAnchor }
    public var topAnchor: NSLayoutYAxisAnchor { safeAreaLayoutGuide.topAnchor }
    public var bottomAnchor: NSLayoutYAxisAnchor { safeAreaLayoutGuide.bottomAnchor }
    public var centerYAnchor: NSLayoutYAxisAnchor { safeAreaLayoutGuide.centerYAnchor }
    public var widthAnchor: NSLayoutDimension { safeAreaLayoutGuide.widthAnchor }
    public var heightAnchor: NSLayoutDimension { safeAreaLayoutGuide.heightAnchor }
}
