/// Text that is compared as UTF-8 bytes, as UIKit compares identifiers, kinds and nib names: Swift's own
/// `==` takes the composed and the decomposed spelling of a letter for the same.
package protocol ByteString: Hashable, Comparable, Sendable, CustomStringConvertible,
    ExpressibleByStringLiteral
{
    var text: String { get }
    init(_ text: String)
}

extension ByteString {
    package static func == (left: Self, right: Self) -> Bool {
        // What differs as text differs in bytes, and that is quick to tell.
        left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    package init(stringLiteral text: String) { self.init(text) }

    package var description: String { text }
}
