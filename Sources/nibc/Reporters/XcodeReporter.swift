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
                at: finding.range, finding.severity, "\(VisibleText.of(finding.sentence)) [\(finding.id)]",
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
        let absolute = ReportedPath.absolute(range.file.path, in: workingFolder)
        let (line, column) = lines.start(of: range)
        let place = "\(VisibleText.of(absolute)):\(line):\(column):"
        guard isColored else { return "\(place) \(severity.rawValue): \(message)\n" }
        return "\u{1B}[1m\(place) \u{1B}[\(severity.color)m\(severity.rawValue):\u{1B}[0m \(message)\n"
    }
}

extension Severity {
    /// The colour of swiftc's messages, as a number of the terminal's.
    var color: String {
        switch self {
        case .error: "31"
        case .warning: "35"
        case .note: "36"
        }
    }
}
