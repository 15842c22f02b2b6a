/// Takes the details from a tree.
struct DetailsLowering {
    let platform: Document.Platform
    private(set) var details = DocumentDetails()

    init(root: Element, platform: Document.Platform) {
        self.platform = platform
        for child in root.children where child.name == "objects" || child.name == "scenes" {
            for object in child.children { collect(object, parent: nil) }
        }
    }

    private mutating func collect(_ element: Element, parent: String?) {
        switch element.name {
        case "constraints":
            for child in element.children where child.name == "constraint" {
                details.constraints.append(Self.constraint(child, owner: parent ?? ""))
                for part in child.children { collect(part, parent: child["id"] ?? parent) }
            }
            return
        case "connections":
            for child in element.children { collectSegues(child, source: parent ?? "") }
            return
        case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide":
            details.layoutGuides.append(
                LayoutGuide(
                    id: element["id"] ?? "", owner: parent ?? "",
                    kind: element["key"] ?? element["type"] ?? element.name, range: element.range))
            return
        case "userDefinedRuntimeAttributes":
            for attribute in element.children {
                guard let keyPath = attribute.located("keyPath") else { continue }
                details.runtimeAttributes.append(
                    RuntimeAttribute(object: parent ?? "", keyPath: keyPath, type: attribute["type"] ?? ""))
            }
            return
        case "variation":
            let marks = element.children.filter { $0.name == "mask" }.flatMap(\.children)
            details.variations.append(
                Variation(
                    object: parent ?? "", condition: element["key"] ?? "",
                    excluded: marks.filter { $0.name == "exclude" }.compactMap { $0["reference"] },
                    included: marks.filter { $0.name == "include" }.compactMap { $0["reference"] },
                    range: element.range))
            return
        default: break
        }
        var parent = parent
        if let id = element["id"], !id.isEmpty {
            details.objects.append(
                ObjectDetails(
                    object: ObjectLowering.object(element, platform: platform), parent: parent,
                    frame: Self.frame(of: element), isHidden: element["hidden"] == "YES"))
            parent = id
        }
        for child in element.children { collect(child, parent: parent) }
    }

    /// Segues may hold segues (peek and pop).
    private mutating func collectSegues(_ element: Element, source: String) {
        guard element.name == "segue" else { return }
        details.segues.append(
            Segue(
                id: element["id"] ?? "", kind: element["kind"] ?? "", identifier: element["identifier"],
                source: source, destination: element["destination"] ?? "", range: element.range))
        for child in element.children { collectSegues(child, source: source) }
    }

    private static func constraint(_ element: Element, owner: String) -> Constraint {
        Constraint(
            id: element["id"] ?? "", owner: owner, firstItem: element["firstItem"] ?? owner,
            firstAttribute: element["firstAttribute"] ?? "",
            relation: element["relation"].flatMap(Constraint.Relation.init) ?? .equal,
            secondItem: element["secondItem"], secondAttribute: element["secondAttribute"],
            multiplier: multiplier(element["multiplier"]),
            constant: ObjectLowering.number(element["constant"]) ?? 0,
            priority: ObjectLowering.number(element["priority"]) ?? 1000,
            isPlaceholder: element["placeholder"] == "YES", identifier: element["identifier"],
            range: element.range)
    }

    /// A number, or a ratio written `16:9` or `1/2`; 1 where absent.
    private static func multiplier(_ text: String?) -> Double {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { ObjectLowering.number(String($0)) }
        guard parts.count == 2, let first = parts[0], let second = parts[1], second != 0 else {
            return ObjectLowering.number(text) ?? 1
        }
        return first / second
    }

    private static func frame(of element: Element) -> ObjectDetails.Rect? {
        guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
            let x = ObjectLowering.number(rect["x"]), let y = ObjectLowering.number(rect["y"]),
            let width = ObjectLowering.number(rect["width"]),
            let height = ObjectLowering.number(rect["height"])
        else { return nil }
        return ObjectDetails.Rect(x: x, y: y, width: width, height: height)
    }
}
