#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A .xib or .storyboard, read with a parser that is not nibc's own.
@MainActor final class NibDocument {
    let file: String
    let root: NibElement
    /// Elements by id; the ids of devices are no objects' ids.
    let elements: [String: NibElement]

    init?(file: String, data: Data) {
        guard let xml = try? XMLDocument(data: data), let top = xml.rootElement() else { return nil }
        self.file = file
        root = Self.element(top)
        var elements: [String: NibElement] = [:]
        for element in root.all where element.name != "device" && element.name != "adaptation" {
            if let id = element["id"] { elements[id] = element }
        }
        self.elements = elements
    }

    var isStoryboard: Bool { !root.children(named: "scenes").isEmpty }

    /// The top-level objects of a .xib; placeholders do not count (B1).
    var topLevel: [NibElement] {
        root.members(of: "objects").filter { $0.name != "placeholder" }
    }

    /// Outlets whose source is the File's Owner (F2).
    var ownerOutlets: [NibElement] {
        root.members(of: "objects").filter { $0["placeholderIdentifier"] == "IBFilesOwner" }
            .flatMap { $0.members(of: "connections") }
    }

    private static func element(_ node: XMLElement) -> NibElement {
        let attributes = (node.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") }
        let element = NibElement(node.name ?? "", Dictionary(attributes) { first, _ in first })
        for child in node.children ?? [] {
            if let child = child as? XMLElement { element.append(self.element(child)) }
        }
        return element
    }
}
