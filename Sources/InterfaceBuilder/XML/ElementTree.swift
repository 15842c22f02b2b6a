/// The elements of one file, in the order of their start tags: an element's descendants follow it.
///
/// Names are shared and values stay in the text, so that reading a file allocates next to nothing.
final class ElementTree: Sendable {
    let file: SourceFile
    let names: [String]
    let nodes: [Node]
    let attributes: [Attribute]
    /// Character data by element, where there is any.
    let texts: [Int: String]
    /// Values by attribute, where they are not the bytes between the quotes.
    let decodedValues: [Int: String]

    init(
        file: SourceFile, names: [String], nodes: [Node], attributes: [Attribute], texts: [Int: String],
        decodedValues: [Int: String]
    ) {
        self.file = file
        self.names = names
        self.nodes = nodes
        self.attributes = attributes
        self.texts = texts
        self.decodedValues = decodedValues
    }

    /// The place of a name in `names`, or nil where no element or attribute has it.
    func index(ofName name: String) -> UInt32? {
        names.firstIndex(of: name).map(UInt32.init)
    }

    struct Node {
        /// Into `names`.
        var name: UInt32
        /// Into `attributes`.
        var firstAttribute: UInt32
        var endAttribute: UInt32
        /// The element after the last descendant.
        var subtreeEnd: UInt32
        var startTagEnd: UInt32
        var range: ByteRange
    }

    struct Attribute {
        /// Into `names`.
        var name: UInt32
        var nameStart: UInt32
        /// The bytes between the quotes.
        var value: ByteRange
    }
}
