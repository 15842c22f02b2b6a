import InterfaceBuilder

/// The lines that version control writes around two versions of a text which it cannot merge. The parser skips both.
enum ConflictMarker {
    private static let start = Array("<<<<<<< ".utf8)
    private static let end = Array(">>>>>>> ".utf8)

    /// Where the first conflict begins, if it ends as well.
    static func place(in text: [UInt8]) -> ByteRange? {
        var first: ByteRange?
        var line = 0
        while line < text.count {
            let next = text[line...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            let content = text[line..<next]
            if first == nil, content.starts(with: start) {
                first = ByteRange(line, line + start.count - 1)
            } else if first != nil, content.starts(with: end) {
                return first
            }
            line = next + 1
        }
        return nil
    }
}
