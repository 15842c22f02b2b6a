@MainActor open class UIStoryboard: NSObject {
    private let document: NibDocument?

    /// A storyboard that is not there raises when it is asked for a controller.
    public init(name: String, bundle: Bundle?) {
        document = NibStore.shared.document(named: name, extension: "storyboard", bundle: bundle)
        super.init()
    }

    public func instantiateInitialViewController() -> UIViewController? {
        guard let document, let id = document.root["initialViewController"] else { return nil }
        return controller(document.elements[id], in: document)
    }

    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let element = document?.elements.values.first { $0["storyboardIdentifier"] == identifier }
        guard let document, let made = controller(element, in: document) else {
            fatalError("the storyboard has no view controller with identifier '\(identifier)'")
        }
        return made
    }

    func controller(_ element: NibElement?, in document: NibDocument) -> UIViewController? {
        element.flatMap { NibLoader(document).instantiate($0) as? UIViewController }
    }
}
