import InterfaceBuilder

/// `path:line:col: error: message [rule-id]`, with absolute paths, and notes on lines of their own.
struct XcodeReporter {
    let workingFolder: String
    var isColored = false

    func text(of report: FindingReport) -> String {
        let lines = LineTables()
        var text = ""
        for finding in report.findings {
            text += line(
                at: finding.range, finding.severity, "\(VisibleText.of(finding.message)) [\(finding.id)]",
                lines)
            for note in finding.notes {
                text += line(at: note.range ?? finding.range, .note, VisibleText.of(note.message), lines)
            }
        }
        for change in report.changes ?? [] { text += "\(change.sentence)\n" }
        return text
    }

    private func line(
        at range: SourceRange, _ severity: Severity, _ message: String, _ lines: LineTables
    ) -> String {
        let path = range.file.path
        let absolute = path.hasPrefix("/") ? path : workingFolder + "/" + PathName.clean(path)
        let (line, column) = lines.start(of: range)
        let place = "\(VisibleText.of(absolute)):\(line):\(column):"
        guard isColored else { return "\(place) \(severity.rawValue): \(message)\n" }
        let color =
            switch severity {
            case .error: "31"
            case .warning: "35"
            case .note: "36"
            }
        return "\u{1B}[1m\(place) \u{1B}[\(color)m\(severity.rawValue):\u{1B}[0m \(message)\n"
    }
}
