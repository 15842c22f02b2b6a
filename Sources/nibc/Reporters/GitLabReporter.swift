import InterfaceBuilder

/// GitLab's code quality report: an array of findings with the lines that they are on.
///
/// An error is `critical`, since what it describes raises or never shows; a warning is `minor`, a note `info`.
struct GitLabReporter {
    let workingFolder: String

    func text(of report: FindingReport) -> String {
        let lines = LineTables()
        let places = FindingPlaces(workingFolder: workingFolder)
        let values = zip(report.findings, report.fingerprints).map { finding, fingerprint -> JSONValue in
            let path = ReportedPath.relative(finding.range.file.path, to: workingFolder)
            let position: JSONValue = .object([
                ("begin", .int(lines.start(of: finding.range).line)),
                ("end", .int(lines.end(of: finding.range).line)),
            ])
            let remarks = finding.notes.map { note in
                "; \(note.message)" + (note.range.map { " (\(places.text(of: $0)))" } ?? "")
            }.joined()
            return .object([
                ("description", .string(finding.sentence + remarks)), ("check_name", .string(finding.id)),
                ("fingerprint", .string(fingerprint)),
                ("severity", .string(Self.severity(finding.severity))),
                ("location", .object([("path", .string(path)), ("lines", position)])),
            ])
        }
        return JSONValue.array(values).text
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
