extension OutlineScanner {
    /// Notes the word before the position if what follows sets it: `=`, `+=`, a method that changes a text.
    mutating func noteWritten(_ word: Range<Int>) {
        let isDeclared = isDeclaring
        isDeclaring = matches(word, "let") || matches(word, "var")
        guard !isDeclared, !isDeclaring, isSet() else { return }
        written.insert(string(word))
    }

    /// Notes the names of `&a.b` and `\.a.b`, whose first sign is before the position.
    mutating func noteReferred() {
        var ahead = position
        while ahead < text.count {
            let start = ahead
            while ahead < text.count, Self.isIdentifier(text[ahead]) { ahead += 1 }
            if ahead > start { written.insert(string(start..<ahead)) }
            guard ahead < text.count, Self.isSuffix(text[ahead]) else { return }
            ahead += 1
        }
    }

    private static func isSuffix(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    }

    /// Whether an assignment follows, or a call that changes what the name holds.
    private func isSet() -> Bool {
        var offset = 0
        if byte() == UInt8(ascii: "!") || byte() == UInt8(ascii: "?"), byte(1) != UInt8(ascii: "=") {
            offset = 1
        }
        if byte(offset) == UInt8(ascii: ".") { return isChanged(from: position + offset + 1) }
        while Self.isSpace(byte(offset)) { offset += 1 }
        if byte(offset) == UInt8(ascii: "+") { offset += 1 }
        return byte(offset) == UInt8(ascii: "=") && byte(offset + 1) != UInt8(ascii: "=")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    private static let changing: [StaticString] = ["append", "insert", "remove", "replace", "pop", "write"]

    /// Whether the name of a method that changes a text begins there.
    private func isChanged(from start: Int) -> Bool {
        Self.changing.contains { word in
            let end = start + word.utf8CodeUnitCount
            return end <= text.count && matches(start..<end, word)
        }
    }
}
