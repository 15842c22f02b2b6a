import InterfaceBuilder

extension Tokenizer {
    mutating func scanWord() {
        let start = index
        while isLetter(byte()) || isDigit(byte()) { index += 1 }
        if byte() == UInt8(ascii: "\""), text[index - 1] == UInt8(ascii: "R"), index - start <= 3 {
            return scanRawString(from: start)
        }
        if byte() == UInt8(ascii: "\""), index - start == 1, text[start] != UInt8(ascii: "_") {
            return scanString(from: start)
        }
        // The longest word of the language has 27 letters.
        guard index - start <= 27 else { return add(.identifier, from: start) }
        let word = string(start, index)
        var kind = Token.Kind.words[word] ?? .identifier
        if kind != .identifier, !readsCPlusPlus, Token.Kind.wordsOfCPlusPlus.contains(word) {
            kind = .identifier
        }
        add(kind, from: start)
    }

    mutating func scanAt() {
        let start = index
        index += 1
        if byte() == UInt8(ascii: "\"") { return scanString(from: start) }
        guard isLetter(byte()) else { return add(.at, from: start) }
        while isLetter(byte()) || isDigit(byte()) { index += 1 }
        add(Token.Kind.directives[string(start + 1, index)] ?? .atOther, from: start)
    }

    mutating func scanNumber() {
        let start = index
        let isHex = byte() == UInt8(ascii: "0") && (byte(1) | 0x20) == UInt8(ascii: "x")
        while true {
            let current = byte()
            let isExponent =
                isHex ? (current | 0x20) == UInt8(ascii: "p") : (current | 0x20) == UInt8(ascii: "e")
            if isExponent, byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") {
                index += 2
            } else if isDigit(current) || current == UInt8(ascii: ".") || isLetter(current)
                || (current == UInt8(ascii: "'") && isDigit(byte(1)))
            {
                // `0...9` of a case label.
                if current == UInt8(ascii: "."), byte(1) == UInt8(ascii: ".") { break }
                index += 1
            } else {
                break
            }
        }
        add(.number, from: start)
    }

    /// A string whose quote is at the place; what precedes it (`@`, `u`) starts at `start`.
    mutating func scanString(from start: Int) {
        scanQuoted(UInt8(ascii: "\""))
        add(.string, from: start)
    }

    /// To the closing quote or the end of the line.
    mutating func scanQuoted(_ quote: UInt8) {
        lastStart = index
        index += 1
        while index < limit, byte() != quote {
            if byte() == UInt8(ascii: "\n") { return }
            index += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, limit)
    }

    /// `R"delimiter(text)delimiter"`.
    private mutating func scanRawString(from start: Int) {
        index += 1
        let delimiterStart = index
        while index < limit, index - delimiterStart <= 16, byte() != UInt8(ascii: "(") { index += 1 }
        let closing = [UInt8(ascii: ")")] + text[delimiterStart..<index] + [UInt8(ascii: "\"")]
        while index < limit, !(byte() == closing[0] && text[index..<limit].starts(with: closing)) {
            index += 1
        }
        index = min(index + closing.count, limit)
        add(.string, from: start)
    }
}
