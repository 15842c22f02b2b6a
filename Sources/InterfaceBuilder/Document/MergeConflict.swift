/// Conflict markers that a version control system left in a file.
enum MergeConflict {
    /// The first line that starts with seven of `<`, `=`, `>` or `|` and is a marker, without its line end.
    ///
    /// A marker is seven of one character at the start of a line, followed by a space or the line's end.
    static func firstMarker(in file: SourceFile) -> ByteRange? {
        let text = file.text
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") {
                end += 1
            }
            if isMarker(text[start..<end]) { return ByteRange(start, end) }
            start = end + 1
        }
        return nil
    }

    private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count >= 7, let first = line.first else { return false }
        guard [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(first),
            line.prefix(7).allSatisfy({ $0 == first })
        else { return false }
        return line.count == 7 || line[line.startIndex + 7] == UInt8(ascii: " ")
    }
}
