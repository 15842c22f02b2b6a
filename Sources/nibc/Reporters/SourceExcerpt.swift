import InterfaceBuilder

/// A line of a source with a mark under a range of it, as wide as a terminal allows.
struct SourceExcerpt: Equatable {
    /// From 1.
    let number: Int
    /// The line without its end: tabs as spaces, control characters visible, cut at the width.
    let text: String
    /// Spaces, then `^~~~` under what the range covers of the line.
    let marks: String

    /// Nil for findings about a file as a whole, and where the line is empty.
    init?(_ range: SourceRange, _ lines: LineTables, width: Int) {
        guard range.bytes != .fileStart, range.bytes.lowerBound <= range.file.text.count else { return nil }
        let (number, column) = lines.start(of: range)
        let file = range.file
        let start = range.bytes.lowerBound - (column - 1)
        var end = start
        while end < file.text.count, !Self.isLineEnd(file.text[end]) { end += 1 }
        guard end > start else { return nil }
        let cells = Self.cells(of: file[ByteRange(start, end)])
        let marked = (range.bytes.lowerBound - start)..<(range.bytes.upperBound - start)
        var line = ""
        var marks = ""
        for cell in Self.window(cells, around: marked, width: max(width, 20)) {
            line += cell.text
            let isMarked = cell.bytes.overlaps(marked) && !cell.bytes.isEmpty
            let mark = isMarked ? (marks.contains("^") ? "~" : "^") : " "
            if cell.width > 0 {
                marks += mark + String(repeating: isMarked ? "~" : " ", count: cell.width - 1)
            }
            // An empty range stands before a character.
            if marked.isEmpty, cell.bytes.contains(marked.lowerBound), !marks.contains("^"), cell.width > 0 {
                marks.removeLast(cell.width)
                marks += "^" + String(repeating: " ", count: cell.width - 1)
            }
        }
        // The end of the line.
        if !marks.contains("^") { marks += "^" }
        self.number = number
        text = line
        self.marks = String(marks.reversed().drop { $0 == " " }.reversed())
    }

    /// A character as it is shown, with its bytes in the line.
    private struct Cell {
        var text: String
        var width: Int
        var bytes: Range<Int>
    }

    private static func cells(of line: String) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        var offset = 0
        for character in line {
            let length = character.utf8.count
            let cell: Cell
            if character == "\t" {
                let width = 4 - column % 4
                cell = Cell(
                    text: String(repeating: " ", count: width), width: width,
                    bytes: offset..<(offset + length))
            } else {
                let shown = VisibleText.of(String(character))
                cell = Cell(
                    text: shown, width: shown.reduce(0) { $0 + DisplayWidth.of($1) },
                    bytes: offset..<(offset + length))
            }
            cells.append(cell)
            column += cell.width
            offset += length
        }
        return cells
    }

    /// As many cells as fit; where not all do, those around the mark, with `…` where something is left out.
    private static func window(_ cells: [Cell], around marked: Range<Int>, width: Int) -> [Cell] {
        guard cells.reduce(0, { $0 + $1.width }) > width else { return cells }
        let first = cells.firstIndex { $0.bytes.upperBound > marked.lowerBound } ?? cells.count - 1
        // Two columns are for the ellipses. The mark's start is shown in any case, and a third of the width before it.
        var low = first
        var used = cells[first].width
        while low > 0, used + cells[low - 1].width <= (width - 2) / 3 {
            low -= 1
            used += cells[low].width
        }
        var high = first + 1
        while high < cells.count, used + cells[high].width <= width - 2 {
            used += cells[high].width
            high += 1
        }
        while low > 0, used + cells[low - 1].width <= width - 2 {
            low -= 1
            used += cells[low].width
        }
        let cut = { (offset: Int) in Cell(text: "…", width: 1, bytes: offset..<offset) }
        return (low > 0 ? [cut(-1)] : []) + cells[low..<high]
            + (high < cells.count ? [cut(cells[high].bytes.lowerBound - 1)] : [])
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
