/// An element of a .xib or .storyboard.
@MainActor final class NibElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [NibElement] = []
    private(set) weak var parent: NibElement?

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    func append(_ child: NibElement) {
        child.parent = self
        children.append(child)
    }

    func children(named name: String) -> [NibElement] {
        children.filter { $0.name == name }
    }

    /// The value of the property `key`.
    func child(key: String) -> NibElement? {
        children.first { $0["key"] == key }
    }

    /// The members of an unkeyed container, such as `subviews`.
    func members(of container: String) -> [NibElement] {
        children(named: container).flatMap(\.children)
    }

    /// The element and all below it, in the order of the document.
    var all: [NibElement] {
        [self] + children.flatMap(\.all)
    }

    func number(_ attribute: String) -> CGFloat {
        self[attribute].flatMap(Double.init).map { CGFloat($0) } ?? 0
    }

    /// The size that is the value of `key`.
    func size(key: String) -> CGSize? {
        child(key: key).map { CGSize(width: $0.number("width"), height: $0.number("height")) }
    }

    var frame: CGRect? {
        child(key: "frame").map {
            CGRect(
                x: $0.number("x"), y: $0.number("y"), width: $0.number("width"), height: $0.number("height"))
        }
    }
}
