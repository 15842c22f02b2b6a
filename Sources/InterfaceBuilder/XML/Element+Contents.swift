extension Element {
    /// An attribute in its start tag.
    package struct Attribute: Sendable {
        let tree: ElementTree
        let index: Int

        private var record: ElementTree.Attribute { tree.attributes[index] }

        /// The qualified name.
        package var name: String { tree.names[Int(record.name)] }

        /// The value, references resolved and white space normalised as XML says.
        package var value: String {
            tree.decodedValues[index] ?? tree.file[record.value]
        }

        package var nameRange: ByteRange {
            ByteRange(Int(record.nameStart), Int(record.nameStart) + name.utf8.count)
        }

        /// The bytes between the quotes.
        package var valueRange: ByteRange { record.value }
    }

    /// The attributes of an element, in the file's order.
    package struct Attributes: RandomAccessCollection, Sendable {
        let tree: ElementTree
        let range: Range<Int>

        package var startIndex: Int { range.lowerBound }
        package var endIndex: Int { range.upperBound }

        package subscript(position: Int) -> Attribute { Attribute(tree: tree, index: position) }
    }

    /// The children of an element, in the file's order.
    package struct Children: Collection, Sendable {
        let tree: ElementTree
        package let startIndex: Int
        package let endIndex: Int

        package subscript(position: Int) -> Element { Element(tree: tree, index: position) }

        package func index(after position: Int) -> Int { Int(tree.nodes[position].subtreeEnd) }
    }
}
