/// Text compared byte by byte, as UIKit compares identifiers, kinds and nib names (A1, C1, C3).
///
/// Swift's own comparison holds two normalisation forms of one text equal; UIKit does not.
public struct ExactText: Sendable, Hashable, CustomStringConvertible {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public var description: String { text }

    public static func == (one: Self, other: Self) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
