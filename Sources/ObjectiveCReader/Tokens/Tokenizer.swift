import InterfaceBuilder

/// Cuts text into tokens. Comments and directives of the preprocessor leave none.
struct Tokenizer {
    struct Macro {
        /// The first byte of the directive.
        var start: Int
        var name: ByteRange
        /// The names of its parameters; nil where it has no brackets.
        var parameters: [ByteRange]?
        var body: ByteRange
    }

    let text: [UInt8]
    let limit: Int
    var index: Int
    var tokens: [Token] = []
    var macros: [Macro] = []
    /// The names of those that register something.
    var registeringMacros: [String] = []
    var imports: [String] = []
    var inactive: [ByteRange] = []
    var comments: [ByteRange] = []
    /// The `#if`s around the place.
    var branches: [Branch] = []
    var isLineStart = true
    private let isCPlusPlus: Bool
    private let isHeader: Bool

    /// A tokenizer of all the text of `file`, or of a part of it.
    init(_ file: SourceFile, _ part: ByteRange? = nil) {
        let part = part ?? file.fullRange
        text = file.text
        limit = min(part.upperBound, file.text.count)
        index = part.lowerBound
        isCPlusPlus = file.path.hasSuffix(".mm")
        isHeader = file.path.hasSuffix(".h")
    }

    /// Whether the word before the place may be one of C++: a header may be of either language, and those that begin
    /// its lines are.
    var readsCPlusPlus: Bool { isCPlusPlus || (isHeader && isLineStart) }

    /// The byte `distance` after the place; 0 outside of the text.
    func byte(_ distance: Int = 0) -> UInt8 {
        let place = index + distance
        return place < limit ? text[place] : 0
    }

    mutating func scan() {
        while index < limit {
            let start = index
            scanToken()
            if index == start { index += 1 }
        }
        while !branches.isEmpty { closeBranch() }
    }

    private mutating func scanToken() {
        switch byte() {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isLineStart = true
            index += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, UInt8(ascii: "\\"):
            index += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
            skipComment()
        case UInt8(ascii: "#"):
            if isLineStart { readDirective() } else { index += 1 }
        case UInt8(ascii: "\""):
            scanString(from: index)
        case UInt8(ascii: "'"):
            scanQuoted(UInt8(ascii: "'"))
            add(.character, from: lastStart)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            scanNumber()
        case UInt8(ascii: ".") where isDigit(byte(1)):
            scanNumber()
        case UInt8(ascii: "@"):
            scanAt()
        case let first where isLetter(first):
            scanWord()
        default:
            scanSign()
        }
    }

    /// Where the literal scanned last begins.
    var lastStart = 0

    mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(
            Token(
                kind: kind, startsLine: isLineStart, start: Int32(clamping: start),
                end: Int32(clamping: index)))
        isLineStart = false
    }

    mutating func skipComment() {
        let start = index
        defer { comments.append(ByteRange(start, min(index, limit))) }
        if byte(1) == UInt8(ascii: "/") {
            while index < limit, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
                if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") { index += 1 }
                index += 1
            }
        } else {
            index += 2
            while index < limit, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { index += 1 }
            index = min(index + 2, limit)
        }
    }

    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// The bytes of a part as text.
    func string(_ start: Int, _ end: Int) -> String { String(decoding: text[start..<end], as: UTF8.self) }
}
