import UIKitModel

@MainActor open class UICollectionViewLayout: NSObject, NibObject {
    /// The registrations of decoration views belong to the layout (I4).
    var model = ReuseModel("layout", .layout, version: Session.shared.version)
    var classes: [ReuseKey: AnyClass] = [:]
    weak var view: UICollectionView?

    public var collectionView: UICollectionView? { view }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func invalidateLayout() {}
    open func prepare() {}

    public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let key = ReuseKey.decoration(elementKind)
        Session.shared.run(for: view) { () throws(Raise) in
            try model.register(viewClass.map { .class(ClassResolver.facts(of: $0)) }, for: key)
        }
        classes[key] = viewClass
    }

    public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        Session.shared.run(for: view) { () throws(Raise) in
            try model.register(nib.map { .nib($0.reference) }, for: .decoration(elementKind))
        }
    }

    /// What the layout asks for; a layout of the app's own is not run and asks for the cells.
    func requests(items: [Int], in view: UICollectionView) throws(Raise) -> [Request] {
        items.enumerated().flatMap { section, count in
            (0..<count).map { Request(.cell, section: section, item: $0) }
        }
    }

    /// Makes a decoration view, which no data source is asked for (I4).
    func displayDecoration(_ request: Request, in host: UICollectionView) {
        let key = ReuseKey.decoration(request.kind?.text ?? "")
        model.begin(request)
        let instance = Session.shared.run(for: host) { () throws(Raise) in
            let instance = try model.dequeue(
                key, section: request.section, nibs: { NibStore.shared.facts($0) })
            return try model.end(.dequeued(instance.id)) ?? instance
        }
        let made = Reusables.make(instance, class: classes[key], prototype: nil)
        guard let view = made as? UICollectionReusableView else { return }
        host.addSubview(view)
        Session.shared.show(view, instance, for: request, in: host)
    }
}
