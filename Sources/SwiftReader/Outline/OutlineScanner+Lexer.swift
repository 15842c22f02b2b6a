extension OutlineScanner {
    /// Letters, digits, `_`, `$` and everything outside of ASCII.
    static func isIdentifier(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    /// The byte at an offset from the position; 0 behind the end.
    func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < text.count ? text[position + offset] : 0
    }

    /// Takes the identifier at the position, without its backticks. Empty where there is none.
    mutating func scanIdentifier() -> Range<Int> {
        let isQuoted = byte() == UInt8(ascii: "`")
        if isQuoted { position += 1 }
        let start = position
        var letters: UInt64 = 0
        while position < text.count {
            let byte = text[position]
            if isQuoted {
                if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\n") { break }
            } else if !Self.isIdentifier(byte) {
                break
            }
            letters |= 1 << UInt64(byte & 63)
            position += 1
        }
        let range = start..<position
        if isQuoted, byte() == UInt8(ascii: "`") { position += 1 }
        if !hasReuseWords, range.count >= ReuseWord.minimumLength {
            hasReuseWords = ReuseWord.isPart(of: text, range, letters: letters)
        }
        return range
    }

    /// Whether the bytes of `range` are `word`.
    func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return text[range].elementsEqual(bytes)
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: text[range], as: UTF8.self)
    }

    /// Skips space and comments.
    mutating func skipTrivia() {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0, 11, 12:
                position += 1
            case UInt8(ascii: "/"):
                if !skipComment() { return }
            default: return
            }
        }
    }

    mutating func skipLine() {
        while position < text.count, text[position] != UInt8(ascii: "\n"), text[position] != 13 {
            position += 1
        }
    }

    /// Skips a comment at the position; false where there is none. Block comments nest.
    mutating func skipComment() -> Bool {
        if byte(1) == UInt8(ascii: "/") {
            skipLine()
            return true
        }
        guard byte(1) == UInt8(ascii: "*") else { return false }
        position += 2
        var depth = 1
        while depth > 0, position < text.count {
            if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else {
                position += 1
            }
        }
        return true
    }

    /// Skips `/…/` where an expression may start, if it ends in its line.
    mutating func skipRegex() -> Bool {
        switch previous {
        case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
            UInt8(ascii: "{"):
            break
        default: return false
        }
        switch byte(1) {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: ","), 0: return false
        default: break
        }
        var end = position + 1
        while end < text.count, text[end] != UInt8(ascii: "\n") {
            if text[end] == UInt8(ascii: "/") {
                position = end + 1
                previous = UInt8(ascii: "/")
                return true
            }
            end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }
}
