/// The words of a Swift file's text, without those of comments.
enum FileWords {
    /// Every word that does not follow `func`. What looks like a comment in a string is taken for one.
    static func mentioned(in text: [UInt8]) -> Set<String> {
        var result: Set<String> = []
        var isDeclared = false
        var index = 0
        while index < text.count {
            let byte = text[index]
            let next = index + 1 < text.count ? text[index + 1] : 0
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                index = endOfComment(in: text, from: index)
            } else if isPartOfWord(byte) {
                let start = index
                while index < text.count, isPartOfWord(text[index]) { index += 1 }
                let word = String(decoding: text[start..<index], as: UTF8.self)
                if !isDeclared { result.insert(word) }
                isDeclared = word == "func"
            } else {
                index += 1
            }
        }
        return result
    }

    /// Comments nest.
    private static func endOfComment(in text: [UInt8], from start: Int) -> Int {
        var depth = 0
        var index = start
        while index + 1 < text.count {
            if text[index] == UInt8(ascii: "/"), text[index + 1] == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return text.count
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
