/// Cuts Swift into words, braces and attributes; everything in comments and strings is left out.
struct SourceReader {
    struct Token {
        let text: String
        let start: Int
        let end: Int
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    /// The next word (with its `@`), `{` or `}`.
    mutating func next() -> Token? {
        while index < bytes.count {
            let start = index
            switch bytes[index] {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                index += 1
                return token(from: start)
            case let byte where byte == UInt8(ascii: "@") || isWord(byte):
                index += 1
                while index < bytes.count, isWord(bytes[index]) { index += 1 }
                return token(from: start)
            default: index += 1
            }
        }
        return nil
    }

    /// Whether the name that was just read has generic parameters.
    var isGeneric: Bool { byte(0) == UInt8(ascii: "<") }

    /// The dotted name after a type's keyword; nil if the keyword modifies a member (`class func`).
    mutating func typeName() -> String? {
        let saved = index
        guard let token = next(),
            !["func", "var", "let", "subscript", "override", "final"].contains(token.text),
            token.text != "{"
        else {
            index = saved
            return nil
        }
        var name = token.text
        while byte(0) == UInt8(ascii: "."), let part = next() { name += "." + part.text }
        return name
    }

    /// The text in the parentheses that follow directly, and where they end.
    mutating func argument() -> Token? {
        guard byte(0) == UInt8(ascii: "("), let close = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let text = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
        defer { index = close + 1 }
        return Token(text: text, start: index, end: close + 1)
    }

    private func byte(_ offset: Int) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func token(from start: Int) -> Token {
        Token(text: String(decoding: bytes[start..<index], as: UTF8.self), start: start, end: index)
    }

    private mutating func skipLine() {
        while let byte = byte(0), byte != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// A string in one line or several, raw or not; an interpolation may hold strings of its own.
    private mutating func skipString() {
        var hashes = 0
        while byte(0) == UInt8(ascii: "#") {
            hashes += 1
            index += 1
        }
        guard byte(0) == UInt8(ascii: "\"") else { return }
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        while index < bytes.count {
            if isRun(UInt8(ascii: "\""), quotes, 0), isRun(UInt8(ascii: "#"), hashes, quotes) {
                index += quotes + hashes
                return
            }
            guard byte(0) == UInt8(ascii: "\\"), isRun(UInt8(ascii: "#"), hashes, 1) else {
                index += 1
                continue
            }
            index += 1 + hashes
            if byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            switch byte(0) {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                skipString()
                continue
            default: break
            }
            index += 1
        } while depth > 0 && index < bytes.count
    }

    private func isRun(_ wanted: UInt8, _ count: Int, _ offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == wanted }
    }
}
