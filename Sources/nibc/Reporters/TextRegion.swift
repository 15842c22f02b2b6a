import InterfaceBuilder

/// A range of text by lines and columns from 1, the columns in UTF-16 code units; the end is the place after the
/// last one.
struct TextRegion: Equatable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int

    init(_ range: SourceRange, _ lines: LineTables) {
        (startLine, startColumn) = Self.place(of: range.bytes.lowerBound, in: range.file, lines)
        (endLine, endColumn) = Self.place(of: range.bytes.upperBound, in: range.file, lines)
    }

    private static func place(
        of offset: Int, in file: SourceFile, _ lines: LineTables
    ) -> (line: Int, column: Int) {
        let (line, column) = lines.location(of: offset, in: file)
        let end = min(offset, file.text.count)
        let before = file.text[max(0, end - (column - 1))..<end]
        return (line, String(decoding: before, as: UTF8.self).utf16.count + 1)
    }
}
