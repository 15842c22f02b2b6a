extension OutlineScanner {
    /// A raw string or regular expression, a directive or a macro.
    mutating func scanNumberSign() {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        let next = byte(pounds)
        position += pounds
        if next == UInt8(ascii: "\"") {
            scanString(pounds: pounds)
        } else if next == UInt8(ascii: "/") {
            skipRawRegex(pounds: pounds)
        } else if pounds == 1 {
            let word = scanIdentifier()
            if matches(word, "if") || matches(word, "elseif"), isNeverCompiled() { skipInactive() }
        }
    }

    /// A string whose first quote is at the position.
    mutating func scanString(pounds: Int) {
        let quote = UInt8(ascii: "\"")
        var isMultiLine = byte(1) == quote && byte(2) == quote
        // `#"""#` is a quote in a raw string.
        if isMultiLine, pounds > 0 { isMultiLine = !endsInLine(from: position + 1, pounds: pounds) }
        position += isMultiLine ? 3 : 1
        skipString(pounds: pounds, isMultiLine: isMultiLine)
    }

    private func endsInLine(from start: Int, pounds: Int) -> Bool {
        var index = start
        while index < text.count, text[index] != UInt8(ascii: "\n") {
            if text[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    private func hasPounds(_ count: Int, at start: Int) -> Bool {
        guard start + count <= text.count else { return false }
        return text[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Skips to behind the string's end, or into an interpolation. A string of one line ends with it.
    mutating func skipString(pounds: Int, isMultiLine: Bool) {
        let quote = UInt8(ascii: "\"")
        while position < text.count {
            let byte = text[position]
            if byte == quote {
                if !isMultiLine || (self.byte(1) == quote && self.byte(2) == quote) {
                    let count = isMultiLine ? 3 : 1
                    if hasPounds(pounds, at: position + count) {
                        position += count + pounds
                        return
                    }
                }
            } else if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
                position += 1 + pounds
                if self.byte() == UInt8(ascii: "(") {
                    frames.append(.interpolation(pounds: pounds, isMultiLine: isMultiLine))
                    position += 1
                    return
                }
                // A backslash does not hide the end of a line.
                if self.byte() == UInt8(ascii: "\n") { continue }
            } else if byte == UInt8(ascii: "\n"), !isMultiLine {
                return
            }
            position += 1
        }
        position = min(position, text.count)
    }

    private mutating func skipRawRegex(pounds: Int) {
        position += 1
        while position < text.count {
            if text[position] == UInt8(ascii: "/"), hasPounds(pounds, at: position + 1) {
                position += 1 + pounds
                return
            }
            position += text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position, text.count)
    }

    /// Whether the condition at the position is `false` or `0` and nothing else.
    private func isNeverCompiled() -> Bool {
        var scanner = self
        scanner.skipSpaces()
        let word = scanner.scanIdentifier()
        guard scanner.matches(word, "false") || scanner.matches(word, "0") else { return false }
        scanner.skipSpaces()
        switch scanner.byte() {
        case UInt8(ascii: "\n"), 13, UInt8(ascii: "/"), 0: return true
        default: return false
        }
    }

    private mutating func skipSpaces() {
        while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { position += 1 }
    }

    /// Skips to the directive that ends a clause.
    private mutating func skipInactive() {
        var depth = 0
        while position < text.count {
            skipLine()
            while position < text.count, byte() <= UInt8(ascii: " ") { position += 1 }
            guard byte() == UInt8(ascii: "#") else { continue }
            let start = position
            position += 1
            let word = scanIdentifier()
            if matches(word, "if") {
                depth += 1
            } else if matches(word, "endif") {
                if depth == 0 { return }
                depth -= 1
            } else if depth == 0, matches(word, "else") || matches(word, "elseif") {
                position = start
                return
            }
        }
    }
}
