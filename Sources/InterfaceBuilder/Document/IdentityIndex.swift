/// The ids of a view description, and what is wrong with them.
struct IdentityIndex {
    /// Where each id stands first.
    private var first: [String: ByteRange] = [:]
    private var references: [DanglingReference] = []
    private(set) var duplicates: [DuplicateIdentity] = []

    init(root: Element) {
        for child in root.children where child.name != "device" { collect(child) }
    }

    /// References to ids that nothing has, in the file's order.
    var dangling: [DanglingReference] {
        references.filter { first[$0.id.value] == nil }
    }

    private mutating func collect(_ element: Element) {
        for attribute in element.attributes {
            switch attribute.name {
            case "id" where !attribute.value.isEmpty:
                let id = Located(attribute.value, attribute.valueRange)
                if let earlier = first[id.value] {
                    duplicates.append(
                        DuplicateIdentity(element: element.name, id: id, first: earlier))
                } else {
                    first[id.value] = id.range
                }
            case "destination", "target", "firstItem", "secondItem":
                guard let role = Self.role(of: attribute.name, in: element) else { continue }
                references.append(
                    DanglingReference(role: role, id: Located(attribute.value, attribute.valueRange)))
            default: break
            }
        }
        for child in element.children { collect(child) }
    }

    /// Only the attributes of connections and constraints are references; others of these names are values.
    private static func role(of attribute: String, in element: Element) -> DanglingReference.Role? {
        switch (element.name, attribute) {
        case ("outlet", "destination"): .outlet(element["property"] ?? "")
        case ("outletCollection", "destination"): .outlet(element["property"] ?? "")
        case ("action", "destination"), ("action", "target"): .action(element["selector"] ?? "")
        case ("segue", "destination"): .segue(element["identifier"] ?? "")
        case ("constraint", "firstItem"), ("constraint", "secondItem"): .constraint
        default: nil
        }
    }
}
