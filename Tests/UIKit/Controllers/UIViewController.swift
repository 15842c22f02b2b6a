@MainActor open class UIViewController: UIResponder, NibObject {
    public let nibName: String?
    public let nibBundle: Bundle?
    open var title: String?
    public private(set) var children: [UIViewController] = []
    public internal(set) weak var navigationController: UINavigationController?
    /// The scene that the controller came from, until its view is loaded.
    private var scene: NibCoder?
    private var loaded: UIView?

    /// Loaded at the first access, with every connection of its scene or nib made before `viewDidLoad`.
    public var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    public var isViewLoaded: Bool { loaded != nil }
    public var viewIfLoaded: UIView? { loaded }

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        scene = coder as? NibCoder
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func loadView() {
        if let scene {
            self.scene = nil
            scene.loadView(of: self)
        } else if let nibName {
            UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
        }
        if loaded == nil { loaded = UIView(frame: Session.screen) }
    }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func addChild(_ child: UIViewController) {
        children.append(child)
    }

    open func didMove(toParent parent: UIViewController?) {}
    open func awakeFromNib() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
