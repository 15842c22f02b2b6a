import InterfaceBuilder

/// Findings for people: each with the line that it is about and a mark under what has to change, paths from the
/// working directory.
struct TextReporter {
    let workingFolder: String
    let terminal: Terminal

    func text(of report: FindingReport) -> String {
        let lines = LineTables()
        var text = ""
        for finding in report.findings {
            text += head(
                finding.range, finding.severity,
                "\(VisibleText.of(finding.sentence)) [\(finding.id)]", lines)
            text += excerpt(finding.range, finding.severity, replacement(of: finding), lines)
            for note in finding.notes {
                guard let range = note.range, range != finding.range else {
                    text += "  \(styled("note:", Severity.note.color)) \(VisibleText.of(note.message))\n"
                    continue
                }
                text += head(range, .note, VisibleText.of(note.message), lines)
                text += excerpt(range, .note, nil, lines)
            }
        }
        for change in report.changes ?? [] { text += "\(change.sentence)\n" }
        return text
    }

    private func head(
        _ range: SourceRange, _ severity: Severity, _ message: String, _ lines: LineTables
    ) -> String {
        let (line, column) = lines.start(of: range)
        let path = VisibleText.of(ReportedPath.relative(range.file.path, to: workingFolder))
        return styled("\(path):\(line):\(column): ", "") + styled("\(severity.rawValue): ", severity.color)
            + (severity == .note ? message : styled(message, "")) + "\n"
    }

    private func excerpt(
        _ range: SourceRange, _ severity: Severity, _ replacement: String?, _ lines: LineTables
    ) -> String {
        // The number and the rule before the line take eight columns.
        guard let excerpt = SourceExcerpt(range, lines, width: terminal.width - 8) else { return "" }
        let number = String(excerpt.number)
        let margin = String(repeating: " ", count: max(5 - number.count, 0))
        let blank = String(repeating: " ", count: max(number.count, 5))
        let indent = String(excerpt.marks.prefix { $0 == " " })
        return "\(margin)\(number) | \(excerpt.text)\n"
            + "\(blank) | \(indent)\(styled(String(excerpt.marks.dropFirst(indent.count)), "32"))\n"
            + (replacement.map { "\(blank) | \(indent)\(styled(VisibleText.of($0), "32"))\n" } ?? "")
    }

    /// What would stand in the place of the marked text, if that is what the only fix does.
    private func replacement(of finding: Diagnostic) -> String? {
        guard finding.fixes.count == 1, finding.fixes[0].edits.count == 1 else { return nil }
        let edit = finding.fixes[0].edits[0]
        return edit.range == finding.range && !edit.replacement.isEmpty ? edit.replacement : nil
    }

    /// Bold, in a colour if one is given; as it is where colours are not shown.
    private func styled(_ text: String, _ color: String) -> String {
        guard terminal.showsColor else { return text }
        return "\u{1B}[1\(color.isEmpty ? "" : ";\(color)")m\(text)\u{1B}[0m"
    }
}
