import InterfaceBuilder

/// What sources may say that could not be read, or not to the end: anything about the names that stand in them.
package struct UnreadSources: Sendable {
    /// Whether not even the bytes of one of them are known.
    private let mentionsAll: Bool
    private var words: Set<String> = []

    /// - Parameter mentionsAll: Whether there is a file that could not be opened.
    init(_ files: [SourceFacts?], mentionsAll: Bool) {
        self.mentionsAll = mentionsAll
        for case let facts? in files where facts.unread != nil { add(facts.file.text) }
    }

    var isEmpty: Bool { words.isEmpty && !mentionsAll }

    /// Whether one of them may say something about what has this name; the last part of a dotted one counts.
    func mayMention(_ name: String) -> Bool {
        if mentionsAll { return true }
        guard !words.isEmpty else { return false }
        let last = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
        return words.contains(String(last))
    }

    private mutating func add(_ text: [UInt8]) {
        var start: Int?
        for (index, byte) in text.enumerated() {
            if Self.isPartOfName(byte) {
                if start == nil { start = index }
            } else if let first = start {
                words.insert(String(decoding: text[first..<index], as: UTF8.self))
                start = nil
            }
        }
        if let first = start { words.insert(String(decoding: text[first...], as: UTF8.self)) }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
