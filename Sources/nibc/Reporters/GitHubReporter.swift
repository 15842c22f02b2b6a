import InterfaceBuilder

/// One workflow command a finding: `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`.
///
/// Notes are further lines of the message. Columns count UTF-16 code units, and are left out where a range goes over
/// several lines, since GitHub takes them within one line only.
struct GitHubReporter {
    let workingFolder: String

    func text(of report: FindingReport) -> String {
        let lines = LineTables()
        let places = FindingPlaces(workingFolder: workingFolder)
        return report.findings.map { finding in
            let region = TextRegion(finding.range, lines)
            let path = ReportedPath.relative(finding.range.file.path, to: workingFolder)
            var properties = [
                ("file", path), ("line", "\(region.startLine)"), ("endLine", "\(region.endLine)"),
            ]
            if region.startLine == region.endLine {
                properties += [("col", "\(region.startColumn)"), ("endColumn", "\(region.endColumn)")]
            }
            properties.append(("title", "nibc: \(finding.id)"))
            let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
            let notes = finding.notes.map { note in
                "\n" + (note.range.map { places.text(of: $0) + ": " } ?? "") + VisibleText.of(note.message)
            }
            let message = VisibleText.of(finding.sentence) + notes.joined()
            return "::\(Self.command(finding.severity)) \(list)::\(Self.data(message))\n"
        }.joined()
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// As `@actions/core` escapes a command's message.
    private static func data(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// As `@actions/core` escapes the value of a property.
    private static func property(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let replacement = replacements[scalar] {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
