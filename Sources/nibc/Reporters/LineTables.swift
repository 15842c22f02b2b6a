import InterfaceBuilder

/// Line and column of places, with each file's lines counted once.
final class LineTables {
    private var tables: [ObjectIdentifier: LineTable] = [:]

    func location(of offset: Int, in file: SourceFile) -> (line: Int, column: Int) {
        guard offset > 0 else { return (1, 1) }
        let key = ObjectIdentifier(file)
        let table = tables[key] ?? LineTable(file)
        tables[key] = table
        return table.location(of: offset)
    }

    func start(of range: SourceRange) -> (line: Int, column: Int) {
        location(of: range.bytes.lowerBound, in: range.file)
    }

    func end(of range: SourceRange) -> (line: Int, column: Int) {
        location(of: range.bytes.upperBound, in: range.file)
    }
}
