/// The starts of a file's lines, for turning byte offsets into line and column when a finding is shown.
package struct LineTable: Sendable {
    private let starts: [Int]
    private let length: Int

    /// One pass over the text. A line ends after LF, after CR LF, or after a CR alone.
    package init(_ file: SourceFile) {
        var starts = [0]
        let text = file.text
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\n"):
                starts.append(index + 1)
            case UInt8(ascii: "\r") where index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n"):
                starts.append(index + 1)
            default:
                break
            }
        }
        self.starts = starts
        length = text.count
    }

    /// Line and column of a byte offset, both from 1; the column counts UTF-8 bytes.
    package func location(of offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), length)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    /// The offset of a line and column (both from 1; the column in UTF-8 bytes), kept inside the text.
    package func offset(line: Int, column: Int) -> Int {
        guard line >= 1 else { return 0 }
        guard line <= starts.count else { return length }
        return min(starts[line - 1] + max(column, 1) - 1, length)
    }

    /// The bytes of the line (from 1) that holds `offset`, with its line end.
    package func line(at offset: Int) -> ByteRange {
        let (line, _) = location(of: offset)
        return ByteRange(starts[line - 1], line < starts.count ? starts[line] : length)
    }
}
