/// The ids of a view description, and what is wrong with them.
struct IdentityIndex {
    /// Where each id stands first.
    private var first: [String: ByteRange] = [:]
    private var references: [DanglingReference] = []
    private(set) var duplicates: [DuplicateIdentity] = []

    /// Goes through the attributes of the whole tree; the ids of `device` and what is in it are not ids of
    /// objects (xib-format.md section 1.3).
    init(root: Element) {
        let tree = root.tree
        let id = tree.index(ofName: "id")
        let names = Set(["destination", "target", "firstItem", "secondItem"].compactMap(tree.index(ofName:)))
        let device = root.child(named: "device").map { $0.index..<Int(tree.nodes[$0.index].subtreeEnd) }
        first.reserveCapacity(tree.nodes.count)
        for index in root.index + 1..<Int(tree.nodes[root.index].subtreeEnd) {
            let node = tree.nodes[index]
            for position in Int(node.firstAttribute)..<Int(node.endAttribute) {
                let name = tree.attributes[position].name
                guard name == id || names.contains(name), device?.contains(index) != true else { continue }
                let element = Element(tree: tree, index: index)
                let attribute = Element.Attribute(tree: tree, index: position)
                if name == id {
                    addIdentity(attribute, of: element)
                } else {
                    addReference(attribute, of: element)
                }
            }
        }
    }

    /// References to ids that nothing has, in the file's order.
    var dangling: [DanglingReference] {
        references.filter { first[$0.id.value] == nil }
    }

    private mutating func addIdentity(_ attribute: Element.Attribute, of element: Element) {
        let id = attribute.value
        guard !id.isEmpty else { return }
        if let earlier = first.updateValue(attribute.valueRange, forKey: id) {
            first[id] = earlier
            duplicates.append(
                DuplicateIdentity(
                    element: element.name, id: Located(id, attribute.valueRange), first: earlier))
        }
    }

    /// Only the attributes of connections and constraints are references; others of these names are values.
    private mutating func addReference(_ attribute: Element.Attribute, of element: Element) {
        let role: DanglingReference.Role
        switch (element.name, attribute.name) {
        case ("outlet", "destination"), ("outletCollection", "destination"):
            role = .outlet(element["property"] ?? "")
        case ("action", "destination"), ("action", "target"): role = .action(element["selector"] ?? "")
        case ("segue", "destination"): role = .segue(element["identifier"] ?? "")
        case ("constraint", "firstItem"), ("constraint", "secondItem"): role = .constraint
        default: return
        }
        references.append(
            DanglingReference(role: role, id: Located(attribute.value, attribute.valueRange)))
    }
}
