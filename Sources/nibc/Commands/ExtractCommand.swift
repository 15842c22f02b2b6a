import NibCompiler

/// `nibc extract`: the manifest that existing Swift sources amount to.
struct ExtractCommand {
    let options: CommonOptions

    func run() throws -> ExitStatus {
        if let path = options.output, NewFile.exists(path) { throw NewFile.failure(path) }
        var stopwatch = Stopwatch(isOn: options.isVerbose)
        var reading = options
        // What is printed is a new manifest: one that is there says nothing about it, and its faults do not matter.
        reading.config = nil
        let workspace = try Workspace(reading, stopwatch: &stopwatch)
        let found = workspace.readSources(jobs: options.jobs, stopwatch: &stopwatch)
        guard let sources = found.analysis else {
            throw CommandFailure(
                Workspace.readsSwift
                    ? "there are no Swift sources to extract a manifest from"
                    : "this build of nibc does not read Swift sources")
        }
        let program = Program(documents: workspace.documents.map(\.document), scopes: [], sources: sources)
        stopwatch.lap("link")
        let places = FindingPlaces(workingFolder: workspace.workingFolder)
        let folder = manifestFolder(in: workspace.workingFolder)
        let extract = ManifestExtract(
            program, isOwn: workspace.isOwn,
            output: { files in
                folder.flatMap {
                    ControllerFolder.output(
                        forControllersIn: files.map(workspace.absolute), of: workspace.sources,
                        manifestFolder: $0)
                }
            }, target: workspace.deploymentTarget, fileName: { places.relative($0) })
        stopwatch.lap("extract")
        let output = ReportOutput(options: options)
        if let path = options.output {
            try NewFile.create(path, extract.text)
        } else {
            try output.write(extract.text)
        }
        output.summarize(Self.summary(of: extract) + found.unreadText)
        return .clean
    }

    /// Where the manifest will lie, from the root; nil where that is not known: it is printed, for a part of what is
    /// here.
    private func manifestFolder(in workingFolder: String) -> String? {
        if let path = options.output {
            return PathName.folder(of: PathName.absolute(path, in: workingFolder))
        }
        return options.paths == nil ? workingFolder : nil
    }

    /// Such as "4 controllers, 11 entries, 1 not resolved".
    private static func summary(of extract: ManifestExtract) -> String {
        let entries = extract.entryCount == 1 ? "1 entry" : "\(extract.entryCount) entries"
        return "\(extract.controllerCount) controller\(extract.controllerCount == 1 ? "" : "s"), \(entries)"
            + (extract.unresolvedCount > 0 ? ", \(extract.unresolvedCount) not resolved" : "")
    }
}
