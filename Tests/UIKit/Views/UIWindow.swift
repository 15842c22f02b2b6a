@MainActor open class UIWindow: UIView {
    public var rootViewController: UIViewController?

    public func makeKeyAndVisible() {}
}
