/// What a nib hands to `init(coder:)`: the element and the loader that reads it.
final class NibCoder: NSCoder {
    let element: NibElement
    let loader: NibLoader

    @MainActor init(_ element: NibElement, _ loader: NibLoader) {
        self.element = element
        self.loader = loader
        super.init()
    }

    /// Gives `view` the properties and subviews of the element.
    @MainActor func decode(into view: UIView) {
        decode(element, into: view)
    }

    /// Gives the content view of a cell its properties and subviews; old cells have one without an id.
    @MainActor func decodeContent(into view: UIView) {
        guard let content = element.child(key: "contentView") else { return }
        loader.note(view, content)
        decode(content, into: view)
    }

    @MainActor private func decode(_ element: NibElement, into view: UIView) {
        loader.note(view, element)
        view.frame = element.frame ?? view.frame
        view.tag = element["tag"].flatMap(Int.init) ?? 0
        view.isHidden = element["hidden"] == "YES"
        for child in element.members(of: "subviews") {
            if let subview = loader.instantiate(child) as? UIView { view.addSubview(subview) }
        }
        for constraint in element.members(of: "constraints") {
            let made = NSLayoutConstraint(constant: constraint.number("constant"))
            loader.note(made, constraint)
            view.addConstraint(made)
        }
    }

    /// The controller at the other end of the root relationship of a navigation controller.
    @MainActor func rootViewController() -> UIViewController? {
        let segue = element.members(of: "connections").first { $0["relationship"] == "rootViewController" }
        let id = segue?["destination"]
        let root = id.flatMap { loader.document.elements[$0] }
        return root.flatMap { NibLoader(loader.document).instantiate($0) as? UIViewController }
    }

    /// Loads the view of a controller's scene and makes every connection of the scene.
    @MainActor func loadView(of controller: UIViewController) {
        loader.note(controller, element)
        if let view = element.child(key: "view").flatMap({ loader.instantiate($0) as? UIView }) {
            controller.view = view
        }
        for object in element.parent?.children ?? []
        where object !== element && object["placeholderIdentifier"] == nil && object.name != "exit" {
            _ = loader.instantiate(object)
        }
        loader.connect(below: element.parent ?? element)
        loader.awake()
    }
}
