public final class UIColor: NSObject, Sendable {
    private let components: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init?(named name: String) {
        self.init(white: 0.5, alpha: 1)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.components == components
    }

    public override var hash: Int { components.hashValue }
}
