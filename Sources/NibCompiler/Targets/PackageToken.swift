/// As much of Swift as it takes to find literal arguments in a `Package.swift`.
enum PackageToken: Equatable, Sendable {
    case word(String)
    /// A string literal; nil where it has an interpolation, an escape or several lines.
    case string(String?)
    case mark(UInt8)

    static func isMark(_ token: PackageToken?, _ character: Unicode.Scalar) -> Bool {
        token == .mark(UInt8(ascii: character))
    }

    /// The tokens of a text; comments are left out, and a literal without an end is the last token.
    static func tokens(of text: [UInt8]) -> [PackageToken] {
        var tokens: [PackageToken] = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte <= 0x20 {
                index += 1
            } else if text[index...].starts(with: "//".utf8) {
                while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
            } else if text[index...].starts(with: "/*".utf8) {
                skipComment(text, &index)
            } else if byte == UInt8(ascii: "\"") {
                tokens.append(.string(literal(text, &index)))
            } else if isPartOfWord(byte) {
                let start = index
                while index < text.count, isPartOfWord(text[index]) { index += 1 }
                tokens.append(.word(String(decoding: text[start..<index], as: UTF8.self)))
            } else {
                tokens.append(.mark(byte))
                index += 1
            }
        }
        return tokens
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// Swift's comments nest.
    private static func skipComment(_ text: [UInt8], _ index: inout Int) {
        var depth = 0
        while index < text.count {
            if text[index...].starts(with: "/*".utf8) {
                depth += 1
                index += 2
            } else if text[index...].starts(with: "*/".utf8) {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }

    /// Steps over a literal and returns its value, if the text between the quotes is that.
    private static func literal(_ text: [UInt8], _ index: inout Int) -> String? {
        if text[index...].starts(with: "\"\"\"".utf8) {
            index += 3
            while index < text.count, !text[index...].starts(with: "\"\"\"".utf8) { index += 1 }
            index = min(index + 3, text.count)
            return nil
        }
        index += 1
        let start = index
        var isPlain = true
        /// Open parentheses of an interpolation, and whether a literal is open within it.
        var depth = 0
        var isInner = false
        while index < text.count, text[index] != UInt8(ascii: "\n") {
            let byte = text[index]
            index += 1
            if byte == UInt8(ascii: "\\"), index < text.count {
                isPlain = false
                if text[index] == UInt8(ascii: "("), !isInner { depth += 1 }
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                if depth == 0 {
                    return isPlain ? String(decoding: text[start..<(index - 1)], as: UTF8.self) : nil
                }
                isInner.toggle()
            } else if depth > 0, !isInner {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
            }
        }
        return nil
    }
}
