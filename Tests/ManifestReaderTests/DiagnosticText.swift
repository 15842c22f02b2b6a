import InterfaceBuilder

/// Findings as expectations show them: `line:column-line:column: severity: message [id]`.
enum DiagnosticText {
    static func lines(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.flatMap { diagnostic in
            ["\(place(diagnostic.range)): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]"]
                + diagnostic.notes.map { note in
                    "  \(note.range.map { place($0) + ": " } ?? "")note: \(note.message)"
                }
        }
    }

    private static func place(_ range: SourceRange) -> String {
        let table = LineTable(range.file)
        let start = table.location(of: range.bytes.lowerBound)
        let end = table.location(of: range.bytes.upperBound)
        return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
}
