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

    init(_ options: CommonOptions, _ arguments: ParsedArguments) throws(UsageError) {
        self.options = options
        self.options.isSearching = !arguments.has(.noSearch)
        isCheck = arguments.has(.check)
        singleFile = arguments[.singleFile]
        if singleFile != nil { self.options.files = .perTarget }
        records = OutputRecords(
            dependencyFile: arguments[.dependencyFile], inputList: arguments[.inputFileList],
            outputList: arguments[.outputFileList])
        if isCheck, records.dependencyFile != nil {
            throw UsageError("'--check' writes nothing, so there is no '--dependency-file'")
        }
    }

    func run() throws -> ExitStatus {
        var stopwatch = Stopwatch(isOn: options.isVerbose)
        let workspace = try Workspace(options, stopwatch: &stopwatch)
        let output = ReportOutput(options: options)
        if let status = try workspace.reportConfiguration(to: output) { return status }
        try refuse(workspace.manifests)
        let program = workspace.program(readingSourcesWith: nil)
        let generated = program.scopes.map { scope in
            let outputs = ParallelMap.map(Array(scope.manifest.controllers.indices), jobs: options.jobs) {
                Compiler.output(ofController: $0, in: scope)
            }
            return Compiler.generate(scope, from: outputs)
        }
        stopwatch.lap("generate")
        let errors = errors(in: workspace, program, planning: generated.flatMap(\.diagnostics))
        stopwatch.lap("lint")
        // Taking these apart takes a tenth of a run, and the process is about to end.
        _ = Unmanaged.passRetained(Kept(workspace: workspace, program: program))
        guard errors.isEmpty else {
            let report = FindingReport(
                errors, files: workspace.fileCounts(), workingFolder: workspace.workingFolder)
            try output.write(report)
            output.summarize("\(report.summary); nothing is written")
            return .faultsFound
        }
        let plans = try zip(workspace.manifests, generated).map { try plan($0, $1.files) }
        let record = try records.texts(
            inputs: inputs(of: workspace, program), outputs: plans.flatMap(\.paths),
            workingFolder: workspace.workingFolder)
        if isCheck { return try check(plans, record, workspace, output) }
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
                output: manifest.manifest.generate.output?.value ?? OutputFolder.defaultName)
        }
        // A build expects the file even of a manifest without controllers.
        return try OutputPlan(files.first?.text ?? GeneratedFile.marker + "\n", singleFile: singleFile)
    }

    /// What stays until the process ends.
    private final class Kept {
        let workspace: Workspace
        let program: Program

        init(workspace: Workspace, program: Program) {
            self.workspace = workspace
            self.program = program
        }
    }

    private func check(
        _ plans: [OutputPlan], _ record: [OutputRecord], _ workspace: Workspace, _ output: ReportOutput
    ) throws(CommandFailure) -> ExitStatus {
        var report = FindingReport(
            [], files: workspace.fileCounts(), workingFolder: workspace.workingFolder)
        let changes = plans.flatMap(\.changes) + record.compactMap(\.change)
        report.changes = changes
        try output.write(report)
        output.summarize(Self.summary(plans, "to write", "to remove"))
        return changes.isEmpty ? .clean : .faultsFound
    }

    private static func summary(_ plans: [OutputPlan], _ written: String, _ removed: String) -> String {
        let counts = plans.reduce(into: (0, 0, 0)) { counts, plan in
            counts = (
                counts.0 + plan.writes.count, counts.1 + plan.unchanged, counts.2 + plan.removals.count
            )
        }
        return "\(counts.0) \(written), \(counts.1) unchanged, \(counts.2) \(removed)"
    }

    /// The files that decide what is generated: manifests, what tells targets apart, and view descriptions.
    private func inputs(of workspace: Workspace, _ program: Program) -> [String] {
        var paths = program.scopes.map(\.manifest.file.path)
        paths += workspace.projectsRead.map { PathName.relative($0, to: workspace.workingFolder) }
        for path in program.scopes.flatMap(\.documents).map(\.file.path) where !paths.contains(path) {
            paths.append(path)
        }
        return paths
    }

    /// The errors that manifests and view descriptions alone decide, and those of naming.
    private func errors(
        in workspace: Workspace, _ program: Program, planning: [Diagnostic]
    ) -> [Diagnostic] {
        var paths: Set<String> = []
        for scope in program.scopes {
            paths.insert(scope.manifest.file.path)
            paths.formUnion(scope.documents.map(\.file.path))
        }
        let findings = workspace.documents.flatMap(\.diagnostics) + Compiler.lint(program, planned: planning)
        let errors = workspace.reportable(findings.filter { paths.contains($0.range.file.path) })
            .filter { $0.severity == .error }
        // Names that collide cannot be generated, whatever severity the user gives to that.
        return Workspace.ordered(errors + planning.filter { $0.severity == .error })
    }

    private func refuse(_ manifests: [ManifestFile]) throws(CommandFailure) {
        guard !manifests.isEmpty else {
            throw CommandFailure(
                "there is no \(FileKind.manifestName) to generate from; 'nibc init' writes one")
        }
        if singleFile != nil || !options.isSearching, manifests.count > 1 {
            let option = singleFile != nil ? "--single-file" : "--no-search"
            let paths = manifests.map { "'\($0.manifest.file.path)'" }.joined(separator: " and ")
            throw CommandFailure("'\(option)' is for one manifest, and there are \(paths)")
        }
        if singleFile == nil { try Self.refuseSharedFolders(manifests) }
    }

    /// Each manifest removes what is not its own, so two cannot have one folder.
    private static func refuseSharedFolders(_ manifests: [ManifestFile]) throws(CommandFailure) {
        var owners: [String: String] = [:]
        for manifest in manifests {
            let path = manifest.manifest.file.path
            if let other = owners.updateValue(path, forKey: manifest.output) {
                throw CommandFailure("'\(other)' and '\(path)' have the same output folder")
            }
        }
    }
}
