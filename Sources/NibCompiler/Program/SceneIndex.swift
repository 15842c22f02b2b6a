import InterfaceBuilder

/// The controllers of scenes, the owners of xibs, and the views that their outlets are connected to.
struct SceneIndex: Sendable {
    /// A controller of a scene, or the owner of a xib.
    struct Owner: Sendable {
        var document: Document
        /// Nil in a xib.
        var scene: Int?
        var object: InterfaceObject
    }

    private struct Outlet: Hashable {
        var document: Int
        var owner: String
        var name: String
    }

    private let documents: [Document]
    private var owners: [String: [(document: Int, owner: Owner)]] = [:]
    /// Positions in the document's `reusingViews`.
    private var views: [Outlet: [Int]] = [:]
    /// The own views of collection and table view controllers, by the controller's id in `Outlet.owner`.
    private var ownViews: [Outlet: [Int]] = [:]
    /// Whether there is a storyboard, and every document was read whole.
    let isComplete: Bool

    init(_ documents: [Document]) {
        self.documents = documents
        isComplete = documents.contains { $0.kind == .storyboard } && documents.allSatisfy(\.isComplete)
        for index in documents.indices {
            let document = documents[index]
            if let owner = document.fileOwner { add(Owner(document: document, object: owner), index) }
            for (scene, value) in document.scenes.enumerated() {
                guard let controller = value.controller else { continue }
                add(Owner(document: document, scene: scene, object: controller), index)
            }
            addViews(of: document, index)
        }
    }

    /// The scenes' controllers and xibs' owners of a class, in the order of the documents.
    func owners(of className: String) -> [Owner] { (owners[className] ?? []).map(\.owner) }

    /// The views that outlet `name` of a controller of this class is connected to. For a collection or table
    /// view controller its own view counts under any name.
    func views(of className: String, outlet name: String, family: ReusingView.Family) -> [SceneView] {
        (owners[className] ?? []).flatMap { position, owner -> [SceneView] in
            let connected = views[Outlet(document: position, owner: owner.object.id, name: name)] ?? []
            let own = ownViews[Outlet(document: position, owner: owner.object.id, name: "")] ?? []
            return Set(connected + own).sorted().compactMap { index in
                let view = owner.document.reusingViews[index]
                guard view.scene == owner.scene, view.family == family else { return nil }
                return SceneView(document: owner.document, view: view)
            }
        }
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

    private mutating func add(_ owner: Owner, _ document: Int) {
        guard let name = owner.object.customClass?.value else { return }
        owners[name, default: []].append((document, owner))
    }

    private mutating func addViews(of document: Document, _ position: Int) {
        guard !document.reusingViews.isEmpty else { return }
        var positions: [String: Int] = [:]
        for (index, view) in document.reusingViews.enumerated() {
            positions[view.object.id] = index
            if let scene = view.scene, view.object.key == "view",
                let controller = document.scenes[scene].controller,
                ["collectionViewController", "tableViewController"].contains(controller.element)
            {
                ownViews[Outlet(document: position, owner: controller.id, name: ""), default: []].append(
                    index)
            }
        }
        for connection in document.connections where connection.kind == .outlet {
            guard let index = positions[connection.destination.value] else { continue }
            let outlet = Outlet(
                document: position, owner: connection.source, name: connection.name.value)
            views[outlet, default: []].append(index)
        }
    }
}
