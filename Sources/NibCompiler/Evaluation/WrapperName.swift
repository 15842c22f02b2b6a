/// How calls of a function look that registers or dequeues what its callers say: enough to tell files that may call it
/// from those that do not.
package struct WrapperName: Hashable, Sendable, Comparable {
    package var name: String
    /// The labels that every call has.
    package var labels: [String]

    package static func < (left: WrapperName, right: WrapperName) -> Bool {
        (left.name, left.labels.joined(separator: ":")) < (right.name, right.labels.joined(separator: ":"))
    }

    /// Whether a text may call the function: the name before a bracket or brace, and the labels somewhere.
    package func mayBeCalled(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { text in
            Self.contains(text, Array(name.utf8)) { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") }
                && labels.allSatisfy {
                    Self.contains(text, Array($0.utf8)) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
                }
        }
    }

    /// Whether a word stands in a text, not as a part of another, with one of some bytes after it.
    private static func contains(
        _ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8], before isAfter: (UInt8) -> Bool
    ) -> Bool {
        guard let first = word.first, text.count > word.count else { return false }
        for start in 0..<(text.count - word.count) where text[start] == first {
            guard isAfter(text[start + word.count]), start == 0 || !isLetter(text[start - 1]),
                text[start..<(start + word.count)].elementsEqual(word)
            else { continue }
            return true
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let isWord = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        return isWord || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }
}
