import InterfaceBuilder
import NibCompiler

/// Reads declarations, statements and expressions from tokens. Every loop takes a token or ends, and nothing inside
/// brackets looks beyond them.
struct Parser {
    /// How deeply brackets, blocks and statements nest before they are stepped over.
    static let maximumDepth = 100
    /// How many levels an expression has at most, the links of chains such as `a.b.c` included.
    static let maximumHeight = 200

    /// How many tokens are looked at, at most, to tell what stands at the place.
    static let lookahead = 64

    let file: SourceFile
    let tokens: [Token]
    var position = 0
    /// The end of the brackets around the place.
    var limit: Int
    var depth = 0
    /// The levels of the expression read last.
    var height = 0
    var facts: SourceFacts

    init(_ file: SourceFile, _ tokens: [Token]) {
        self.file = file
        self.tokens = tokens
        limit = tokens.count
        facts = SourceFacts(file: file, language: .objectiveC)
    }

    var isAtEnd: Bool { position >= limit }
    var kind: Token.Kind { position < limit ? tokens[position].kind : .end }

    /// The kind of the token `distance` after the place.
    func kind(_ distance: Int) -> Token.Kind { kind(at: position + distance) }

    func kind(at index: Int) -> Token.Kind { index < limit && index >= 0 ? tokens[index].kind : .end }

    /// Whether the token at `index` is the word or sign `text`.
    func isText(_ text: StaticString, at index: Int) -> Bool {
        guard index < limit, index >= 0 else { return false }
        let token = tokens[index]
        guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { file.text[Int(token.start)..<Int(token.end)].elementsEqual($0) }
    }

    func isText(_ text: StaticString) -> Bool { isText(text, at: position) }

    func text(at index: Int) -> String {
        index < limit && index >= 0 ? file[tokens[index].range] : ""
    }

    func located(_ index: Int) -> Located<String> { Located(text(at: index), tokens[index].range) }

    mutating func accept(_ kind: Token.Kind) -> Bool {
        guard self.kind == kind else { return false }
        position += 1
        return true
    }

    /// From the token at `start` to the last one taken.
    func range(from start: Int) -> ByteRange {
        guard start < tokens.count else { return ByteRange(file.text.count, file.text.count) }
        return ByteRange(
            Int(tokens[start].start), Int(tokens[max(start, min(position, tokens.count) - 1)].end))
    }

    /// The index after the brackets that open at `open`.
    func end(of open: Int) -> Int {
        let match = min(Int(tokens[open].match), limit)
        return match < limit && tokens[match].kind == tokens[open].kind.closing
            ? match + 1 : max(match, open + 1)
    }

    /// Steps over the token at the place, or over the brackets that it opens.
    mutating func skip() { position = kind.isOpening ? end(of: position) : position + 1 }

    /// Whether nothing deeper is read here; the first such place is noted.
    mutating func isTooDeep() -> Bool {
        guard depth >= Self.maximumDepth else { return false }
        if facts.unread == nil, !isAtEnd { facts.unread = .init(.deep, at: tokens[position].range) }
        return true
    }

    /// Reads what is inside the brackets that open at the place, and goes on after them.
    mutating func inside<Result>(_ read: (inout Parser) -> Result) -> Result {
        let after = end(of: position)
        let outer = limit
        limit = max(min(Int(tokens[position].match), limit), position + 1)
        position += 1
        let result = read(&self)
        limit = outer
        position = after
        return result
    }
}
