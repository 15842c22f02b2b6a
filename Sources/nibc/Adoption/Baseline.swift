import InterfaceBuilder
import NibCompiler

/// What a baseline leaves of a run's findings, and what a run leaves of a baseline.
struct Baseline {
    private let file: BaselineFile
    /// From the root.
    private let folder: String
    private let keys: FindingKeys
    /// The lines of each entry that no finding has taken yet.
    private var lines: [BaselineEntry: [Int]] = [:]

    /// - Parameter folder: The file's folder, from the root.
    init(_ file: BaselineFile, in folder: String, _ keys: FindingKeys) {
        self.file = file
        self.folder = folder
        self.keys = keys
        for (number, line) in file.entries.enumerated() { lines[line.entry, default: []].append(number) }
    }

    /// Whether the finding is listed. Each line is good for one finding.
    mutating func takes(_ finding: Diagnostic, at absolutePath: String) -> Bool {
        let entry = keys.entry(for: finding, path: PathName.relative(absolutePath, from: folder))
        guard var left = lines[entry], !left.isEmpty else { return false }
        left.removeFirst()
        lines[entry] = left
        return true
    }

    /// The entries that no finding has taken, as findings.
    ///
    /// - Parameter isJudged: Whether a finding of the entry would have been seen in this run.
    func obsolete(where isJudged: (BaselineEntry) -> Bool) -> [Diagnostic] {
        var report = Report(rule: .unusedSuppression)
        for number in lines.values.joined().sorted() {
            let line = file.entries[number]
            let entry = line.entry
            guard isJudged(entry) else { continue }
            report.add(
                "the baseline's entry is obsolete: no '\(entry.rule)'"
                    + (entry.text.isEmpty ? "" : " for '\(entry.text)'") + " in '\(entry.path)'"
                    + (entry.place.isEmpty ? "" : " at '\(entry.place)'"),
                at: SourceRange(file.source, line.text),
                notes: [Note("'--fix' removes the line")],
                fixes: [
                    Fix(
                        title: "remove the entry",
                        edits: [.init(range: SourceRange(file.source, line.whole), replacement: "")],
                        safety: .safe)
                ])
        }
        return report.diagnostics
    }
}
