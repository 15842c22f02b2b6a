import InterfaceBuilder
import NibCompiler

/// `nibc lint`: reports every fault in what lies under the paths.
struct LintCommand {
    let options: CommonOptions
    /// Whether warnings give exit status 1, too.
    let isStrict: Bool

    func run() throws -> ExitStatus {
        var stopwatch = Stopwatch(isOn: options.isVerbose)
        let workspace = try Workspace(options, stopwatch: &stopwatch)
        if let status = try workspace.reportConfiguration(to: ReportOutput(options: options)) {
            return status
        }
        let reading = workspace.readSources(jobs: options.jobs, stopwatch: &stopwatch)
        let sources = reading.analysis
        let program = workspace.program(readingSourcesWith: options.jobs, sources: sources)
        stopwatch.lap("link")
        var findings = workspace.faults + workspace.configuration + workspace.documents.flatMap(\.diagnostics)
        findings += reading.faults
        findings += Compiler.lint(program)
        stopwatch.lap("check")
        var report = FindingReport(
            workspace.withoutLeftovers(workspace.reportable(findings)),
            files: workspace.fileCounts(sources: reading.count),
            workingFolder: workspace.workingFolder)
        report.calls = sources.map { ReuseCalls($0, isOwn: workspace.isOwn) }
        report.listsCalls = options.isVerbose
        let output = ReportOutput(options: options)
        try output.write(report)
        stopwatch.lap("report")
        output.summarize(report.summary)
        if let remark = reading.remark { output.summarize(remark) }
        let failing = report.count(.error) + (isStrict ? report.count(.warning) : 0)
        return failing > 0 ? .faultsFound : .clean
    }
}

extension Workspace {
    /// Writes what is wrong with the manifests, and nothing else, if there is an error among it.
    func reportConfiguration(to output: ReportOutput) throws(CommandFailure) -> ExitStatus? {
        guard configuration.contains(where: { $0.severity == .error }) else { return nil }
        let report = FindingReport(
            Self.ordered(configuration), files: FileCounts(manifests: manifests.count),
            workingFolder: workingFolder)
        try output.write(report)
        output.summarize("invalid configuration: \(report.summary)")
        return .failed
    }
}
