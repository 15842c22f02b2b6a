/// A navigation controller, of which only the root is displayed.
@MainActor open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []

    public var topViewController: UIViewController? { viewControllers.last }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let root = (coder as? NibCoder)?.rootViewController() {
            pushViewController(root, animated: false)
        }
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        viewControllers.append(controller)
        controller.navigationController = self
    }
}
