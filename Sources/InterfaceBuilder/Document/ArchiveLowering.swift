/// Takes the facts of a legacy xib, a keyed archive written as XML (xib-format.md section 8).
struct ArchiveLowering {
    private let data: Element
    /// Nodes by their `id`, for `reference`s, which may point forward.
    private let nodes: [String: Element]
    /// The archive's id of an object → the object's id in the document.
    private let objectIDs: [String: String]
    /// `"<object id>.<property>"` → value.
    private let properties: [String: Located<String>]

    init?(root: Element) {
        guard let data = root.child(named: "data") else { return nil }
        self.data = data
        var nodes: [String: Element] = [:]
        Self.index(data, into: &nodes)
        self.nodes = nodes
        let container = data.child(forKey: "IBDocument.Objects")
        var objectIDs: [String: String] = [:]
        let records = container?.child(forKey: "objectRecords")?.child(forKey: "orderedObjects")
        for record in records.map({ Array($0.children) }) ?? [] {
            guard record["class"] == "IBObjectRecord", let number = record.child(forKey: "objectID")?.text,
                let object = record.child(forKey: "object"), let id = object["id"] ?? object["ref"]
            else { continue }
            objectIDs[id] = number
        }
        self.objectIDs = objectIDs
        properties = Self.properties(container?.child(forKey: "flattenedProperties"), nodes: nodes)
    }

    func lower(into document: inout Document) {
        for element in data.child(forKey: "IBDocument.RootObjects").map({ Array($0.children) }) ?? [] {
            guard let node = resolve(element), node.name == "object" else { continue }
            let object = object(node)
            if object.role == .object {
                document.topLevelObjects.append(object)
            } else {
                document.placeholders.append(object)
            }
        }
        let records = data.child(forKey: "IBDocument.Objects")?.child(forKey: "connectionRecords")
        for record in records.map({ Array($0.children) }) ?? [] {
            if let element = record.child(forKey: "connection").flatMap(resolve),
                let connection = connection(element)
            {
                document.connections.append(connection)
            }
        }
    }

    private func object(_ node: Element) -> InterfaceObject {
        let archived = node["class"] ?? ""
        let id = node["id"].flatMap { objectIDs[$0] } ?? node["id"] ?? ""
        let role: InterfaceObject.Role
        switch (archived, node.child(forKey: "IBProxiedObjectIdentifier")?.text) {
        case ("IBProxyObject", "IBFilesOwner"): role = .fileOwner
        case ("IBProxyObject", _): role = .firstResponder
        case ("NSCustomObject", _) where ["-1", "-2", "-3"].contains(id):
            // AppKit's File's Owner, First Responder and Application; the owner is the first of them.
            role = id == "-2" ? .fileOwner : id == "-1" ? .firstResponder : .application
        default: role = .object
        }
        let identifier = node.child(forKey: "IBUIReuseIdentifier").flatMap(string)
        return InterfaceObject(
            element: Self.element(ofArchivedClass: archived), id: id, range: node.range,
            nameRange: node.nameRange, role: role,
            customClass: properties["\(id).CustomClassName"]
                ?? node.child(forKey: "NSClassName").flatMap(string), customModule: nil,
            inheritsModule: false, reuseIdentifier: identifier, userLabel: nil, tag: nil, key: nil)
    }

    private func connection(_ element: Element) -> Connection? {
        let kind: Connection.Kind
        switch element["class"] {
        case "IBCocoaTouchOutletConnection", "IBOutletConnection": kind = .outlet
        case "IBCocoaTouchOutletCollectionConnection": kind = .outletCollection
        case "IBCocoaTouchEventConnection", "IBActionConnection": kind = .action
        default: return nil
        }
        guard let label = element.child(forKey: "label").flatMap(string) else { return nil }
        return Connection(
            kind: kind, name: label, source: end(element.child(forKey: "source"))?.value ?? "",
            destination: end(element.child(forKey: "destination")) ?? Located("", element.startTag),
            range: element.range)
    }

    /// The object at an end of a connection.
    private func end(_ element: Element?) -> Located<String>? {
        guard let element, let id = element["ref"] ?? element["id"] else { return nil }
        return Located(objectIDs[id] ?? id, element.startTag)
    }

    private func resolve(_ element: Element) -> Element? {
        guard element.name == "reference" else { return element }
        return element["ref"].flatMap { nodes[$0] }
    }

    private func string(_ element: Element) -> Located<String>? {
        resolve(element).flatMap(Self.string)
    }

    private static func string(_ element: Element) -> Located<String>? {
        element.name == "string" ? Located(element.text, element.contentRange) : nil
    }

    private static func index(_ element: Element, into nodes: inout [String: Element]) {
        if let id = element["id"], nodes[id] == nil { nodes[id] = element }
        for child in element.children { index(child, into: &nodes) }
    }

    /// Both spellings: a dictionary with keyed children, and two arrays that are zipped by position.
    private static func properties(
        _ dictionary: Element?, nodes: [String: Element]
    ) -> [String: Located<String>] {
        guard let dictionary else { return [:] }
        func value(_ element: Element) -> Located<String>? {
            let node = element.name == "reference" ? element["ref"].flatMap { nodes[$0] } : element
            return node.flatMap(string)
        }
        var result: [String: Located<String>] = [:]
        if let keys = dictionary.child(forKey: "dict.sortedKeys").flatMap({ resolved($0, nodes) }),
            let values = dictionary.child(forKey: "dict.values").flatMap({ resolved($0, nodes) })
        {
            let isMarker = { (element: Element) in element["key"] == "EncodedWithXMLCoder" }
            for (key, element) in zip(
                keys.children.filter { !isMarker($0) }, values.children.filter { !isMarker($0) })
            {
                guard let name = value(key)?.value else { continue }
                result[name] = value(element)
            }
        }
        for child in dictionary.children {
            if let key = child["key"], let text = value(child), result[key] == nil { result[key] = text }
        }
        return result
    }

    private static func resolved(_ element: Element, _ nodes: [String: Element]) -> Element? {
        element.name == "reference" ? element["ref"].flatMap { nodes[$0] } : element
    }

    /// The element that Xcode writes today for an archived class: `IBUITableViewCell` → `tableViewCell`.
    /// AppKit's classes keep their names.
    private static func element(ofArchivedClass name: String) -> String {
        switch name {
        case "IBUICustomObject": return "customObject"
        case "IBMKMapView": return "mapView"
        case "IBProxyObject": return "placeholder"
        default: break
        }
        guard name.hasPrefix("IBUI") else { return name }
        let rest = name.dropFirst(4)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
