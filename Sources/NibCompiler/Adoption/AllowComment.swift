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
    /// The word behind `nibc:`.
    package let verb: Located<String>
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
        guard words.skip(Self.marker), let verb = words.word(), !verb.value.isEmpty else { return nil }
        self.file = file
        self.range = range
        self.verb = verb
        var rules: [Located<String>] = []
        while let rule = words.word() {
            rules.append(rule)
            guard words.skipComma() else { break }
        }
        self.rules = rules
        reason = words.rest
        let own = lines.line(at: range.lowerBound)
        isAlone = file[ByteRange(own.lowerBound, range.lowerBound)].allSatisfy(\.isWhitespace)
        line = isAlone ? Self.nextLineOfCode(after: own, in: file, lines) : own
    }

    /// The next line that is neither empty nor a comment to the end of its line.
    private static func nextLineOfCode(
        after line: ByteRange, in file: SourceFile, _ lines: LineTable
    ) -> ByteRange {
        var line = line
        while line.upperBound < file.text.count {
            let next = lines.line(at: line.upperBound)
            guard next.upperBound > line.upperBound else { break }
            line = next
            let text = file.text[line.lowerBound..<line.upperBound].drop { $0 <= 0x20 }
            if !text.isEmpty, !text.starts(with: "//".utf8) { return line }
        }
        return ByteRange(file.text.count, file.text.count)
    }
}
