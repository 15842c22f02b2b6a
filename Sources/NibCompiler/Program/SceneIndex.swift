import InterfaceBuilder

/// The collection and table views of view descriptions, by the class and outlet that they are connected to.
struct SceneIndex: Sendable {
    /// A controller of a scene, or the owner of a xib.
    struct Owner: Sendable {
        var document: Document
        var object: InterfaceObject
    }

    private struct Outlet: Hashable {
        var className: String
        var name: String
    }

    private struct Place: Sendable, Hashable {
        var document: Int
        /// In the document's `reusingViews`.
        var view: Int
        var module: String?
    }

    private let documents: [Document]
    private let module: String?
    private var owners: [String: [Owner]] = [:]
    private var places: [Outlet: [Place]] = [:]
    /// The own views of collection and table view controllers, by class.
    private var ownViews: [String: [Place]] = [:]
    /// Whether there is a storyboard, and every document was read whole.
    let isComplete: Bool

    /// - Parameter module: The manifest's module, if it names one.
    init(_ documents: [Document], module: String?) {
        self.documents = documents
        self.module = module
        isComplete = documents.contains { $0.kind == .storyboard } && documents.allSatisfy(\.isComplete)
        for index in documents.indices {
            let document = documents[index]
            for object in document.scenes.compactMap(\.controller) + [document.fileOwner].compactMap(\.self) {
                guard let name = object.customClass?.value else { continue }
                owners[name, default: []].append(Owner(document: document, object: object))
            }
            addViews(of: document, index)
        }
    }

    /// The scenes' controllers and xibs' owners of a class, in the order of the documents.
    func owners(of className: String) -> [Owner] { owners[className] ?? [] }

    /// The views that outlet `name` of an object of this class is connected to: of a controller, of a xib's
    /// owner, of a cell or view that holds a view of its own. For a collection or table view controller its own
    /// view counts under any name.
    ///
    /// A class of the same name in another module is another class, unless it is the only one: then the
    /// module may only be out of date, and nothing certain is known of the view.
    func views(of className: String, outlet name: String, family: ReusingView.Family) -> [SceneView] {
        let connected = places[Outlet(className: className, name: name)] ?? []
        let all = (connected + (ownViews[className] ?? [])).filter {
            documents[$0.document].reusingViews[$0.view].family == family
        }
        let own = all.filter { $0.module == nil || module == nil || $0.module == module }
        var seen: Set<[Int]> = []
        return (own.isEmpty ? all : own).compactMap { place in
            guard seen.insert([place.document, place.view]).inserted else { return nil }
            let document = documents[place.document]
            return SceneView(
                document: document, view: document.reusingViews[place.view], isCertain: !own.isEmpty)
        }
    }

    /// The own view of the collection or table view controllers of a class; nil where they have views of both kinds.
    func ownView(of className: String) -> SceneView? {
        let views = (ownViews[className] ?? []).map { place in
            SceneView(
                document: documents[place.document], view: documents[place.document].reusingViews[place.view],
                isCertain: true)
        }
        guard let first = views.first, views.allSatisfy({ $0.view.family == first.view.family }) else {
            return nil
        }
        return first
    }

    /// The outlets of an owner that are connected to collection and table views.
    func connectedViews(of owner: Owner) -> [(outlet: String, view: ReusingView)] {
        owner.document.connections.compactMap { connection in
            guard connection.source == owner.object.id, connection.kind == .outlet else { return nil }
            return owner.document.reusingViews.first { $0.object.id == connection.destination.value }
                .map { (connection.name.value, $0) }
        }
    }

    /// The classes of controllers in whose scenes there is a collection or table view, sorted.
    var controllerClasses: [String] {
        Set(
            documents.flatMap { document in
                document.reusingViews.compactMap(\.scene).compactMap {
                    document.scenes[$0].controller?.customClass?.value
                }
            }
        ).sorted()
    }

    private mutating func addViews(of document: Document, _ position: Int) {
        guard !document.reusingViews.isEmpty else { return }
        var positions: [String: Int] = [:]
        for (index, view) in document.reusingViews.enumerated() {
            positions[view.object.id] = index
            if let scene = view.scene, view.object.key == "view",
                let controller = document.scenes[scene].controller,
                ["collectionViewController", "tableViewController"].contains(controller.element),
                let name = controller.customClass?.value
            {
                ownViews[name, default: []].append(
                    Place(document: position, view: index, module: controller.customModule?.value))
            }
        }
        for connection in document.connections where connection.kind == .outlet {
            guard let index = positions[connection.destination.value], let name = connection.sourceClass
            else {
                continue
            }
            places[Outlet(className: name, name: connection.name.value), default: []].append(
                Place(document: position, view: index, module: connection.sourceModule))
        }
    }
}
