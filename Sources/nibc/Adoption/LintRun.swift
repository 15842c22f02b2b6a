import InterfaceBuilder
import NibCompiler

/// One reading of the project and what is to be reported of it, after suppressions, baseline and limits.
struct LintRun {
    private(set) var report: FindingReport
    /// Whether the report is about manifests that cannot be used, and nothing else was looked at.
    private(set) var isConfigurationInvalid = false
    /// The text of the new baseline, if one is to be written.
    private(set) var baselineText: String?
    /// What the summary says besides, such as `12 in the baseline`.
    var remarks: [String] = []
    /// What the user should know besides, such as what this build of nibc leaves out; each a line of its own.
    private(set) var hints: [String] = []

    init(_ options: CommonOptions, _ lint: LintOptions, stopwatch: inout Stopwatch) throws {
        let part = try ProjectPart(options, stopwatch: &stopwatch)
        var options = options
        if let part {
            options.paths = part.paths
            remarks.append(part.remark)
        }
        var workspace = try Workspace(options, stopwatch: &stopwatch)
        if options.config == nil { workspace.readManifestsAround() }
        try Self.refuse(options, lint, workspace)
        if let folder = lint.changedFiles?.first(where: PathName.isFolder) {
            remarks.append(
                "'\(VisibleText.of(folder))' in the list of files is a folder, which matches no file")
        }
        if let invalid = workspace.invalidConfiguration {
            report = invalid
            isConfigurationInvalid = true
            return
        }
        let reading = workspace.readSources(jobs: options.jobs, stopwatch: &stopwatch)
        hints += [reading.remark].compactMap(\.self)
        let program = workspace.program(readingSourcesWith: options.jobs, sources: reading.analysis)
        stopwatch.lap("link")
        var findings = workspace.faults + workspace.configuration + workspace.documents.flatMap(\.diagnostics)
        findings += reading.faults
        findings += ObjectiveCClasses.findings(
            of: workspace.manifests, in: workspace.sources, analysis: reading.analysis, jobs: options.jobs)
        findings += Compiler.lint(program)
        stopwatch.lap("check")
        let limits = LintLimits(lint, workspace, findings, part: part)
        let keys = FindingKeys()
        let judged = workspace.judged(
            findings, comments: reading.comments, judgesUse: limits.judgesUse, objects: keys.objects)
        var baselined = 0
        var written: (path: String, count: Int)?
        let selected = workspace.withoutLeftovers(judged.findings).filter { limits.selects($0.id) }
        var (kept, leftOut) = limits.parted(selected)
        if judged.suppressed > 0 { remarks.append("\(judged.suppressed) suppressed") }
        if let path = lint.newBaseline {
            try BaselineFile.checkReplaceable(path)
            let entries = try Self.newEntries(path, kept, workspace, limits, keys)
            baselineText = BaselineFile.text(of: entries)
            written = (path, entries.count)
            kept = []
        } else if let path = lint.baseline {
            let (new, obsolete) = try Self.without(path, selected, workspace, limits, keys)
            let found = kept.count
            (kept, leftOut) = limits.parted(new)
            baselined = found - kept.count
            kept = Workspace.ordered(kept + obsolete)
            if baselined > 0 { remarks.append("\(baselined) in the baseline") }
        }
        if let remark = LintLimits.remark(on: leftOut) { remarks.append(remark) }
        if limits.missesEveryFile { hints.append(LintLimits.missingFilesRemark) }
        report = FindingReport(
            kept, files: workspace.fileCounts(sources: reading.count), workingFolder: workspace.workingFolder,
            keys: keys)
        report.suppressed = judged.suppressed
        report.baselined = baselined
        report.written = written
        report.calls = reading.analysis.map { ReuseCalls($0, isOwn: workspace.isOwn) }
        report.listsCalls = options.isVerbose
        stopwatch.lap("judge")
    }

    /// Refuses to write the report over what is read.
    private static func refuse(
        _ options: CommonOptions, _ lint: LintOptions, _ workspace: Workspace
    ) throws(CommandFailure) {
        let named = try NamedOutputs(
            [(.output, options.output), (.writeBaseline, options.output == nil ? nil : lint.newBaseline)],
            workingFolder: workspace.workingFolder)
        guard options.output != nil else { return }
        try named.refuse(workspace.pathsRead + [lint.baseline].compactMap { $0 }, "is read")
    }

    /// The findings that the baseline at `path` does not list, and its entries that are obsolete.
    private static func without(
        _ path: String, _ findings: [Diagnostic], _ workspace: Workspace, _ limits: LintLimits,
        _ keys: FindingKeys
    ) throws(CommandFailure) -> (new: [Diagnostic], obsolete: [Diagnostic]) {
        let file = try BaselineFile.read(path)
        let folder = PathName.folder(of: workspace.absolute(path))
        var baseline = Baseline(file, in: folder, keys)
        let new = findings.filter { !baseline.takes($0, at: workspace.absolute($0.range.file.path)) }
        let obsolete = baseline.obsolete { limits.judges($0, from: folder) }
        return (new, workspace.reportable(obsolete).filter { limits.selects($0.id) })
    }

    /// What a new baseline lists: the findings, and of an old one at `path` what this run does not judge.
    private static func newEntries(
        _ path: String, _ findings: [Diagnostic], _ workspace: Workspace, _ limits: LintLimits,
        _ keys: FindingKeys
    ) throws(CommandFailure) -> [BaselineEntry] {
        let folder = PathName.folder(of: workspace.absolute(path))
        let entries = findings.map { finding in
            let path = workspace.absolute(finding.range.file.path)
            return keys.entry(for: finding, path: PathName.relative(path, from: folder))
        }
        guard limits.areSet, PathName.real(path) != nil else { return entries }
        var found = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
        let kept = try BaselineFile.read(path).entries.map(\.entry).filter { entry in
            if limits.judges(entry, from: folder) { return false }
            guard let left = found[entry], left > 0 else { return true }
            found[entry] = left - 1
            return false
        }
        return entries + kept
    }
}

extension Workspace {
    /// What is wrong with the manifests, and nothing else, if there is an error among it.
    var invalidConfiguration: FindingReport? {
        guard configuration.contains(where: { $0.severity == .error }) else { return nil }
        return FindingReport(
            Self.ordered(configuration), files: FileCounts(manifests: manifests.count),
            workingFolder: workingFolder)
    }

    /// Writes what is wrong with the manifests, and nothing else, if there is an error among it.
    func reportConfiguration(to output: ReportOutput) throws(CommandFailure) -> ExitStatus? {
        guard let report = invalidConfiguration else { return nil }
        try output.write(report)
        output.summarize("invalid configuration: \(report.summary)")
        return .failed
    }
}
