import InterfaceBuilder
import NibCompiler

/// What a run has found, ready to be written.
struct FindingReport {
    /// In order, each once.
    let findings: [Diagnostic]
    /// The files that were read.
    let files: FileCounts
    let workingFolder: String
    /// How many findings a comment or a manifest suppresses.
    var suppressed = 0
    /// How many findings the baseline lists.
    var baselined = 0
    /// The new baseline that the findings went to, none of which is reported, and how many those are.
    var written: (path: String, count: Int)?
    /// Files that `generate --check` names.
    var changes: [OutputChange]?
    /// The registrations and dequeues in the sources; nil where none were read.
    var calls: ReuseCalls?
    /// Whether every call is listed, and not only those that are not known.
    var listsCalls = false

    private let keys: FindingKeys

    init(
        _ findings: [Diagnostic], files: FileCounts, workingFolder: String, keys: FindingKeys = FindingKeys()
    ) {
        self.keys = keys
        self.findings = Self.located(findings)
        self.files = files
        self.workingFolder = workingFolder
    }

    func count(_ severity: Severity) -> Int {
        findings.lazy.filter { $0.severity == severity }.count
    }

    /// Such as `2 errors, 1 warning in 12 view descriptions, 240 sources`.
    var summary: String {
        let found = findings.isEmpty ? "no findings in" : Self.counts(findings) + " in"
        let what = written.map { path, count in
            "\(count) finding\(count == 1 ? "" : "s") written to '\(VisibleText.of(path))', from"
        }
        return "\(what ?? found) \(files.text)"
            + (calls.map { $0.isEmpty ? "" : "; \($0.summary)" } ?? "")
    }

    /// Such as `2 errors, 1 warning`.
    static func counts(_ findings: [Diagnostic]) -> String {
        Severity.allCases.compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }

    /// A key of each finding that stays when lines move.
    var fingerprints: [String] {
        Fingerprint.of(
            findings.map { finding in
                keys.entry(
                    for: finding,
                    path: ReportedPath.relative(finding.range.file.path, to: workingFolder))
            })
    }

    func text(as format: OutputFormat, for terminal: Terminal) -> String {
        switch format {
        case .xcode:
            XcodeReporter(workingFolder: workingFolder, isColored: terminal.showsColor).text(of: self)
        case .text: TextReporter(workingFolder: workingFolder, terminal: terminal).text(of: self)
        case .json: JSONReporter(workingFolder: workingFolder).text(of: self)
        case .sarif: SARIFReporter(workingFolder: workingFolder).text(of: self)
        case .github: GitHubReporter(workingFolder: workingFolder).text(of: self)
        case .gitlab: GitLabReporter(workingFolder: workingFolder).text(of: self)
        case .junit: JUnitReporter(workingFolder: workingFolder).text(of: self)
        }
    }

    /// The findings with the objects that they are in. Each view description with findings is read once more.
    private static func located(_ findings: [Diagnostic]) -> [Diagnostic] {
        var locators: [ObjectIdentifier: ObjectLocator] = [:]
        return findings.map { finding in
            let file = finding.range.file
            guard finding.object == nil, FileKind(name: file.name) == .viewDescription else { return finding }
            let locator = locators[ObjectIdentifier(file)] ?? ObjectLocator(file)
            locators[ObjectIdentifier(file)] = locator
            var located = finding
            located.object = locator.object(at: finding.range.bytes)
            return located
        }
    }
}
