/// The ids of a view description, and what is wrong with them.
struct IdentityIndex {
    private(set) var duplicates: [DuplicateIdentity] = []
    /// References to ids that nothing has, in the file's order.
    private(set) var dangling: [DanglingReference] = []

    /// Goes through the attributes of the whole tree; the ids of `device` and what is in it are not ids of
    /// objects (xib-format.md section 1.3).
    init(root: Element) {
        let tree = root.tree
        let id = tree.index(ofName: "id")
        let names = ["destination", "target", "firstItem", "secondItem"].compactMap(tree.index(ofName:))
        let device = root.child(named: "device").map { $0.index..<Int(tree.nodes[$0.index].subtreeEnd) }
        var table = AttributeTable(tree: tree)
        var references: [(element: Int, attribute: Int)] = []
        for index in root.index + 1..<Int(tree.nodes[root.index].subtreeEnd) {
            let node = tree.nodes[index]
            for position in Int(node.firstAttribute)..<Int(node.endAttribute) {
                let attribute = tree.attributes[position]
                if attribute.name == id {
                    guard !attribute.value.isEmpty, device?.contains(index) != true else { continue }
                    guard let first = table.insert(position) else { continue }
                    let value = Element.Attribute(tree: tree, index: position).value
                    duplicates.append(
                        DuplicateIdentity(
                            element: Element(tree: tree, index: index).name,
                            id: Located(value, attribute.value), first: tree.attributes[first].value))
                } else if names.contains(attribute.name) {
                    references.append((index, position))
                }
            }
        }
        for reference in references where !table.contains(reference.attribute) {
            let element = Element(tree: tree, index: reference.element)
            let attribute = Element.Attribute(tree: tree, index: reference.attribute)
            guard let role = Self.role(of: attribute.name, in: element) else { continue }
            dangling.append(
                DanglingReference(role: role, id: Located(attribute.value, attribute.valueRange)))
        }
    }

    /// Only the attributes of connections and constraints are references; others of these names are values.
    private static func role(of attribute: String, in element: Element) -> DanglingReference.Role? {
        switch (element.name, attribute) {
        case ("outlet", "destination"), ("outletCollection", "destination"):
            .outlet(element["property"] ?? "")
        case ("action", "destination"), ("action", "target"): .action(element["selector"] ?? "")
        case ("segue", "destination"): .segue(element["identifier"] ?? "")
        case ("constraint", "firstItem"), ("constraint", "secondItem"): .constraint
        default: nil
        }
    }
}
