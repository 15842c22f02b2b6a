/// Makes the objects of one nib or scene, once.
@MainActor final class NibLoader {
    let document: NibDocument
    private var objects: [String: NSObject] = [:]
    private var made: [NSObject] = []

    init(_ document: NibDocument) {
        self.document = document
    }

    /// The object of `element`, of its custom class if that is found, else of its own (D1), made with
    /// `init(coder:)` (E1, E2).
    func instantiate(_ element: NibElement) -> NSObject? {
        if let id = element["id"], let known = objects[id] { return known }
        let resolved = ClassResolver.resolve(element)
        guard let type = resolved.type as? any NibObject.Type else {
            let standIn = NibStandIn()
            note(standIn, element)
            return standIn
        }
        if let unknown = resolved.unknown { ClassResolver.log(unknown) }
        guard let object = type.init(coder: NibCoder(element, self)) else { return nil }
        note(object, element)
        return object
    }

    /// Remembers what `element` became, so that connections find it.
    func note(_ object: NSObject, _ element: NibElement) {
        if !made.contains(object) { made.append(object) }
        if let id = element["id"] { objects[id] = object }
    }

    /// Gives the File's Owner of a nib that the app instantiates itself.
    func setOwner(_ owner: NSObject) {
        objects["-1"] = owner
    }

    /// Makes the connections of `element` and all below it, in the document's order.
    func connect(below element: NibElement) {
        for source in element.all {
            let connections = source.members(of: "connections")
            guard !connections.isEmpty, let id = source["id"], let object = objects[id] else { continue }
            Outlets.connect(object, connections) { [self] id in destination(id) }
        }
    }

    /// Tells every object that the nib is loaded, after all connections (E7).
    func awake() {
        for object in made {
            (object as? UIView)?.awakeFromNib()
            (object as? UIViewController)?.awakeFromNib()
        }
        made = []
    }

    private func destination(_ id: String) -> NSObject? {
        objects[id] ?? document.elements[id].flatMap { instantiate($0) }
    }
}
