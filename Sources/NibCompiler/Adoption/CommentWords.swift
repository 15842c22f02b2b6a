import InterfaceBuilder

/// Reads the words of a comment, one after the other.
struct CommentWords {
    private let file: SourceFile
    private var place: Int
    private let end: Int

    /// Starts behind the signs that open the comment, and ends before those that close it.
    init(_ range: ByteRange, in file: SourceFile) {
        self.file = file
        let text = file.text
        let isBlock = text[range.lowerBound...].starts(with: "/*".utf8)
        var start = range.lowerBound + 1
        let sign = UInt8(ascii: isBlock ? "*" : "/")
        while start < range.upperBound, text[start] == sign { start += 1 }
        var end = range.upperBound
        if isBlock, end - 2 >= start, text[end - 2] == UInt8(ascii: "*"), text[end - 1] == UInt8(ascii: "/") {
            end -= 2
        }
        // A comment over several lines speaks in its first one.
        if let lineEnd = text[start..<max(start, end)].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            end = lineEnd
        }
        place = start
        self.end = max(start, end)
        skipSpace()
    }

    /// Goes behind `text` if it is here.
    mutating func skip(_ text: String) -> Bool {
        guard file.text[place..<end].starts(with: text.utf8) else { return false }
        place += text.utf8.count
        return true
    }

    /// The word here, of letters, digits, `-` and `_`; nil where there is none.
    mutating func word() -> Located<String>? {
        let start = place
        while place < end, Self.isWord(file.text[place]) { place += 1 }
        guard place > start else { return nil }
        let range = ByteRange(start, place)
        skipSpace()
        return Located(file[range], range)
    }

    mutating func skipComma() -> Bool {
        guard place < end, file.text[place] == UInt8(ascii: ",") else { return false }
        place += 1
        skipSpace()
        return true
    }

    /// What is left, without the signs that set it off.
    var rest: String {
        var rest = Substring(file[ByteRange(place, end)])
        while let first = rest.first, first.isWhitespace || ":-–—,".contains(first) { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// What is meant as `nibc:allow` at the start of one of the comment's lines, and is written in another way.
    static func misspeltAllow(_ range: ByteRange, in file: SourceFile) -> Located<String>? {
        let text = file.text
        for line in text[range.lowerBound..<range.upperBound].split(whereSeparator: {
            $0 == 0x0A || $0 == 0x0D
        }) {
            var words = CommentWords(line: line, in: file)
            guard let name = words.word(), name.value.lowercased() == "nibc", words.skip(":") else {
                continue
            }
            words.skipSpace()
            guard let verb = words.word(), verb.value.lowercased() == AllowComment.allow else { continue }
            let range = ByteRange(name.range.lowerBound, verb.range.upperBound)
            return Located(file[range], range)
        }
        return nil
    }

    /// Starts behind the signs with which a line of a comment begins.
    private init(line: ArraySlice<UInt8>, in file: SourceFile) {
        self.file = file
        let signs = Array("/*!< \t".utf8)
        place = line.firstIndex { !signs.contains($0) } ?? line.endIndex
        end = line.endIndex
    }

    private mutating func skipSpace() {
        while place < end, file.text[place] == 0x20 || file.text[place] == 0x09 { place += 1 }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
