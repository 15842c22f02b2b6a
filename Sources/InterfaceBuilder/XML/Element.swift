/// An XML element as it stands in the text: every attribute and child, known or not, with exact ranges.
///
/// A view of a tree; elements live only while their file is read. What is kept of them is in `Document`.
package struct Element: Sendable {
    let tree: ElementTree
    let index: Int

    private var node: ElementTree.Node { tree.nodes[index] }

    /// The qualified name, such as `collectionReusableView`.
    package var name: String { tree.names[Int(node.name)] }

    /// The attributes, in the file's order.
    package var attributes: Attributes {
        Attributes(tree: tree, range: Int(node.firstAttribute)..<Int(node.endAttribute))
    }

    /// The child elements, in the file's order.
    package var children: Children {
        Children(tree: tree, startIndex: index + 1, endIndex: Int(node.subtreeEnd))
    }

    /// The character data directly inside, references resolved, as it stands (never trimmed); empty if it
    /// is white space only.
    package var text: String { tree.texts[index] ?? "" }

    /// From `<` to the `>` of the end tag. If the file broke off inside, to where it did.
    package var range: ByteRange { node.range }

    /// From `<` to the `>` of the start tag.
    package var startTag: ByteRange {
        ByteRange(node.range.lowerBound, Int(node.startTagEnd))
    }

    /// The bytes of the element's name in its start tag.
    package var nameRange: ByteRange {
        let start = node.range.lowerBound + 1
        return ByteRange(start, start + name.utf8.count)
    }

    /// The bytes between the start tag and an end tag as Xcode writes it, without white space.
    package var contentRange: ByteRange {
        let start = Int(node.startTagEnd)
        return ByteRange(start, max(start, node.range.upperBound - name.utf8.count - 3))
    }

    /// The value of an attribute, or nil where it is absent.
    package subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The value of an attribute with the bytes between its quotes.
    package func located(_ attribute: String) -> Located<String>? {
        attributes.first { $0.name == attribute }.map { Located($0.value, $0.valueRange) }
    }

    package func child(named name: String) -> Element? {
        children.first { $0.name == name }
    }

    /// The child that is the value of property `key` (xib-format.md fact 2).
    package func child(forKey key: String) -> Element? {
        children.first { $0["key"] == key }
    }
}
