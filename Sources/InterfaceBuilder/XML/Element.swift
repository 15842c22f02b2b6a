/// An XML element as it stands in the text: every attribute and child, known or not, with exact ranges.
///
/// Elements live only while their file is read; what is kept of them is in `Document`.
package struct Element: Sendable {
    /// The qualified name, such as `collectionReusableView`.
    package var name: String
    package var attributes: [Attribute]
    package var children: [Element]
    /// The character data directly inside, references resolved, as it stands (never trimmed); empty if it
    /// is white space only.
    package var text: String
    /// From `<` to the `>` of the end tag. If the file broke off inside, to where it did.
    package var range: ByteRange
    /// From `<` to the `>` of the start tag.
    package var startTag: ByteRange

    package init(
        name: String, attributes: [Attribute] = [], children: [Element] = [], text: String = "",
        range: ByteRange, startTag: ByteRange
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.range = range
        self.startTag = startTag
    }

    package struct Attribute: Sendable {
        /// The qualified name.
        package var name: String
        /// The value, references resolved and white space normalised as XML says.
        package var value: String
        package var nameRange: ByteRange
        /// The bytes between the quotes.
        package var valueRange: ByteRange
    }

    /// The bytes of the element's name in its start tag.
    package var nameRange: ByteRange {
        ByteRange(startTag.lowerBound + 1, startTag.lowerBound + 1 + name.utf8.count)
    }

    /// The bytes between the start tag and an end tag as Xcode writes it, without white space.
    package var contentRange: ByteRange {
        ByteRange(
            startTag.upperBound,
            max(startTag.upperBound, range.upperBound - name.utf8.count - 3))
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
