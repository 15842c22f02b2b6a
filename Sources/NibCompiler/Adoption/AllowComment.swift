package import InterfaceBuilder

/// A comment that asks for silence: `// nibc:allow rule-id, other-rule reason`.
///
/// Behind code it is for the findings of its own line, alone on a line for those of the next line of code.
package struct AllowComment: Sendable {
    package let file: SourceFile
    /// The comment, from its first sign to its last.
    package let range: ByteRange
    /// What is named as rules, whether or not there are such rules.
    package let rules: [Located<String>]
    package let reason: String
    /// The word behind `nibc:`; of one that is misspelt, all from `nibc` to `allow`.
    package let verb: Located<String>
    /// Whether it is written as if it were a suppression, and is none: with a space, in another case, or not at the
    /// comment's start.
    package let isMisspelt: Bool
    /// The line that it is for; empty where none follows.
    package let line: ByteRange
    /// Whether it has its line for itself.
    package let isAlone: Bool

    /// What such a comment begins with.
    package static let marker = "nibc:"
    package static let allow = "allow"

    /// The comment at `range`; nil where it says nothing to nibc.
    package init?(_ range: ByteRange, in file: SourceFile, lines: LineTable) {
        var words = CommentWords(range, in: file)
        self.file = file
        self.range = range
        if words.skip(Self.marker), let verb = words.word() {
            self.verb = verb
            isMisspelt = false
        } else if let words = CommentWords.misspeltAllow(range, in: file) {
            verb = words
            isMisspelt = true
        } else {
            return nil
        }
        var rules: [Located<String>] = []
        while let rule = words.word() {
            rules.append(rule)
            guard words.skipComma() else { break }
        }
        self.rules = rules
        reason = words.rest
        let own = lines.line(at: range.lowerBound)
        guard file[ByteRange(own.lowerBound, range.lowerBound)].allSatisfy(\.isWhitespace) else {
            isAlone = false
            line = own
            return
        }
        let code = Self.firstCode(from: range.upperBound, in: file)
        line =
            code.map { lines.line(at: $0) } ?? ByteRange(file.text.count, file.text.count)
        isAlone = line != lines.line(at: max(range.lowerBound, range.upperBound - 1))
    }

    /// The first byte that is neither white space nor in a comment; nil where none follows.
    private static func firstCode(from start: Int, in file: SourceFile) -> Int? {
        let text = file.text
        var place = start
        while place < text.count {
            let rest = text[place...]
            if text[place] <= 0x20 {
                place += 1
            } else if rest.starts(with: "//".utf8) {
                place = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
            } else if rest.starts(with: "/*".utf8) {
                place += 2
                while place < text.count, !text[place...].starts(with: "*/".utf8) { place += 1 }
                place = min(place + 2, text.count)
            } else {
                return place
            }
        }
        return nil
    }
}
