/// A constraint, of which the double knows only that it exists: it does no layout.
@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    public var isActive = false
    public var constant: CGFloat
    public var priority = UILayoutPriority.required
    public var identifier: String?

    init(constant: CGFloat = 0) {
        self.constant = constant
        super.init()
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
