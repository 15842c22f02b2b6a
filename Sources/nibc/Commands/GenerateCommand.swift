import InterfaceBuilder
import NibCompiler

/// `nibc generate`: writes the Swift of the manifests' controllers.
struct GenerateCommand {
    private(set) var options: CommonOptions
    /// Whether nothing is written, and differences give exit status 1.
    let isCheck: Bool
    /// Where all code goes, in place of the manifest's output folder.
    let singleFile: String?
    let records: OutputRecords
    /// Whether earlier runs are remembered. Not where a build system knows by itself when there is something to do.
    private let usesCache: Bool

    init(_ options: CommonOptions, _ arguments: ParsedArguments) throws(UsageError) {
        self.options = options
        self.options.isSearching = !arguments.has(.noSearch)
        isCheck = arguments.has(.check)
        singleFile = arguments[.singleFile]
        if singleFile != nil { self.options.files = .perTarget }
        records = OutputRecords(
            dependencyFile: arguments[.dependencyFile], inputList: arguments[.inputFileList],
            outputList: arguments[.outputFileList])
        usesCache =
            !arguments.has(.noCache) && self.options.isSearching && singleFile == nil && records.isEmpty
        if isCheck, records.dependencyFile != nil {
            throw UsageError("'--check' writes nothing, so there is no '--dependency-file'")
        }
    }

    func run() throws -> ExitStatus {
        var stopwatch = Stopwatch(isOn: options.isVerbose)
        let output = ReportOutput(options: options)
        let search = try FileSearch(options, stopwatch: &stopwatch)
        try refuseMisspelt(search)
        let named = try namedOutputs(search)
        let refusals = ObjectiveCClasses.findings(
            of: search.manifests, in: search.files, jobs: options.jobs)
        guard usesCache, refusals.isEmpty else {
            let read = ParallelMap.map(search.viewDescriptions, jobs: options.jobs) { DocumentFile.read($0) }
            return try run(Workspace(search, read), refusals, named, keepingIn: nil, output, &stopwatch)
        }
        let opened = ParallelMap.map(search.viewDescriptions, jobs: options.jobs) { OpenedFile.read($0) }
        let cache = GenerateCache(search, opened, options: options)
        if let known = cache?.files, known.count == search.manifests.count {
            stopwatch.lap("read cache")
            try refuse(search.manifests)
            let counts = FileCounts(viewDescriptions: opened.count, manifests: known.count)
            let plans = try zip(search.manifests, known).map { try plan($0, $1) }
            let report = FindingReport([], files: counts, workingFolder: search.workingFolder)
            try named.refuse(plans.flatMap(\.paths), "is generated")
            return try finish(plans, [], report, output, &stopwatch)
        }
        let read = ParallelMap.map(opened, jobs: options.jobs) { DocumentFile.read($0) }
        return try run(Workspace(search, read), [], named, keepingIn: cache, output, &stopwatch)
    }

    private func run(
        _ workspace: Workspace, _ refusals: [Diagnostic], _ named: NamedOutputs,
        keepingIn cache: GenerateCache?, _ output: ReportOutput, _ stopwatch: inout Stopwatch
    ) throws -> ExitStatus {
        stopwatch.lap("read view descriptions")
        if let status = try workspace.reportConfiguration(to: output) { return status }
        try refuse(workspace.manifests)
        let (scopes, targets) = workspace.linkedScopes(readingSourcesWith: nil)
        // Neither needs the other.
        let checking = Background(isOn: options.jobs > 1) {
            let program = Program(
                documents: workspace.documents.map(\.document), scopes: scopes, targets: targets)
            return Checked(program: program, findings: Compiler.check(program))
        }
        let generated = scopes.map { scope in
            let outputs = ParallelMap.map(Array(scope.manifest.controllers.indices), jobs: options.jobs) {
                Compiler.output(ofController: $0, in: scope)
            }
            return Compiler.generate(scope, from: outputs)
        }
        stopwatch.lap("generate")
        let checked = checking.wait()
        let errors = errors(
            in: workspace, scopes, checked.findings, planning: generated.flatMap(\.diagnostics) + refusals)
        stopwatch.lap("lint")
        // Taking these apart takes a tenth of a run, and the process is about to end.
        _ = Unmanaged.passRetained(Kept(workspace: workspace, checked: checked))
        guard errors.isEmpty else {
            let report = FindingReport(
                errors, files: workspace.fileCounts(), workingFolder: workspace.workingFolder)
            try output.write(report)
            output.summarize("\(report.summary); nothing is written")
            return .faultsFound
        }
        let plans = try zip(workspace.manifests, generated).map { try plan($0, $1.files) }
        try named.refuse(plans.flatMap(\.paths), "is generated")
        let record =
            records.isEmpty
            ? []
            : try records.texts(
                inputs: inputs(of: workspace, scopes), outputs: plans.flatMap(\.paths),
                workingFolder: workspace.workingFolder)
        if !workspace.asksProjects { cache?.keep(generated.map(\.files)) }
        let report = FindingReport(
            [], files: workspace.fileCounts(), workingFolder: workspace.workingFolder)
        return try finish(plans, record, report, output, &stopwatch)
    }

    /// Writes what is not there yet; with `--check`, only tells it.
    private func finish(
        _ plans: [OutputPlan], _ record: [OutputRecord], _ report: FindingReport, _ output: ReportOutput,
        _ stopwatch: inout Stopwatch
    ) throws(CommandFailure) -> ExitStatus {
        if isCheck {
            var report = report
            let changes = plans.flatMap(\.changes) + record.compactMap(\.change)
            report.changes = changes
            try output.write(report)
            output.summarize(Self.summary(plans, "to write", "to remove"))
            return changes.isEmpty ? .clean : .faultsFound
        }
        for plan in plans { try plan.apply() }
        for file in record { try file.write() }
        stopwatch.lap("write")
        output.summarize(Self.summary(plans, "written", "removed"))
        return .clean
    }

    private func plan(_ manifest: ManifestFile, _ files: [GeneratedFile]) throws -> OutputPlan {
        guard let singleFile else {
            return try OutputPlan(
                files, manifestFolder: manifest.folder,
                output: manifest.manifest.generate.output?.value ?? OutputFolder.defaultName,
                manifest: String(manifest.manifest.file.name))
        }
        // A build expects the file even of a manifest without controllers.
        let empty = GeneratedFile.marker(ofManifest: String(manifest.manifest.file.name)) + "\n"
        return try OutputPlan(files.first?.text ?? empty, singleFile: singleFile)
    }

    private struct Checked {
        let program: Program
        let findings: [Diagnostic]
    }

    /// What stays until the process ends.
    private final class Kept {
        let workspace: Workspace
        let checked: Checked

        init(workspace: Workspace, checked: Checked) {
            self.workspace = workspace
            self.checked = checked
        }
    }
}
