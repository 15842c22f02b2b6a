/// Rows of text in columns that line up; the last column is not padded.
struct TextTable: Sendable {
    let rows: [[String]]
    var indent = 0

    /// The rows, each with its line end.
    var text: String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        var text = ""
        for row in rows {
            text += String(repeating: " ", count: indent)
            for (column, cell) in row.enumerated() {
                text += cell
                if column < row.count - 1 {
                    text += String(repeating: " ", count: widths[column] - cell.count + 2)
                }
            }
            text += "\n"
        }
        return text
    }
}
