/// Conflict markers that a version control system left in a file.
package enum MergeConflict {
    /// The first line that starts with seven of `<`, `=`, `>` or `|` and is a marker, without its line end.
    ///
    /// A marker is seven of one character at the start of a line, followed by a space or the line's end.
    static func firstMarker(in file: SourceFile) -> ByteRange? {
        firstMarker(in: file.text) { _ in true }
    }

    /// The first marker that begins a conflict, without the branch's name, if one that ends it follows: in a source, a
    /// line of `=` may be anything.
    package static func place(in file: SourceFile) -> ByteRange? {
        var start: ByteRange?
        let end = firstMarker(in: file.text) { line in
            if start == nil, file.text[line.lowerBound] == UInt8(ascii: "<") {
                start = ByteRange(line.lowerBound, line.lowerBound + length)
            }
            return start != nil && file.text[line.lowerBound] == UInt8(ascii: ">")
        }
        return end == nil ? nil : start
    }

    private static let length = 7

    /// The first line that is a marker, and one that is wanted.
    private static func firstMarker(in text: [UInt8], where isWanted: (ByteRange) -> Bool) -> ByteRange? {
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") {
                end += 1
            }
            let line = ByteRange(start, end)
            if isMarker(text[start..<end]), isWanted(line) { return line }
            start = end + 1
        }
        return nil
    }

    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count >= length, let first = line.first else { return false }
        guard [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(first),
            line.prefix(length).allSatisfy({ $0 == first })
        else { return false }
        return line.count == length || line[line.startIndex + length] == UInt8(ascii: " ")
    }
}
