import InterfaceBuilder
import NibCompiler

extension GenerateCommand {
    /// The files that decide what is generated: manifests, what tells targets apart, and view descriptions.
    func inputs(of workspace: Workspace, _ scopes: [ManifestScope]) -> [String] {
        let projects = workspace.projectsRead.map { PathName.relative($0, to: workspace.workingFolder) }
        let documents = scopes.flatMap(\.documents).map(\.file.path)
        var seen: Set<String> = []
        return (scopes.map(\.manifest.file.path) + projects + documents).filter { seen.insert($0).inserted }
    }

    /// The errors that manifests and view descriptions alone decide, and those of naming.
    func errors(
        in workspace: Workspace, _ scopes: [ManifestScope], _ found: [Diagnostic], planning: [Diagnostic]
    ) -> [Diagnostic] {
        var paths: Set<String> = []
        for scope in scopes {
            paths.insert(scope.manifest.file.path)
            paths.formUnion(scope.documents.map(\.file.path))
        }
        let findings =
            workspace.documents.flatMap(\.diagnostics) + Compiler.findings(found, planned: planning)
        let errors = workspace.reportable(findings.filter { paths.contains($0.range.file.path) })
            .filter { $0.severity == .error }
        // Names that collide cannot be generated, whatever severity the user gives to that.
        return Workspace.ordered(errors + planning.filter { $0.severity == .error })
    }

    /// The files that options name, none of which was found to be read.
    func namedOutputs(_ search: FileSearch) throws(CommandFailure) -> NamedOutputs {
        let named = try NamedOutputs(
            [
                (.dependencyFile, records.dependencyFile), (.inputFileList, records.inputList),
                (.outputFileList, records.outputList), (.output, options.output),
            ], workingFolder: search.workingFolder)
        let projects = search.projects.map { ProjectFile(path: $0).file }
        try named.refuse((search.files + search.chosen).map(\.path) + projects, "is read")
        return named
    }

    /// A manifest under a name that is not read, where there is no other.
    func refuseMisspelt(_ search: FileSearch) throws(CommandFailure) {
        let misspelt = search.faults.first {
            !$0.isForeign && PathName.name(of: $0.path) == FileKind.misspeltManifestName
        }
        if search.manifests.isEmpty, let path = misspelt?.path {
            throw CommandFailure("'\(path)' is not read: a manifest is named '\(FileKind.manifestName)'")
        }
    }

    /// Manifests that one run cannot serve.
    func refuse(_ manifests: [ManifestFile]) throws(CommandFailure) {
        guard !manifests.isEmpty else {
            throw CommandFailure(
                "there is no \(FileKind.manifestName) to generate from; 'nibc init' writes one, and without one"
                    + " 'nibc lint' is all there is to run")
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

    /// Such as `1 written, 0 unchanged, 0 removed`.
    static func summary(_ plans: [OutputPlan], _ written: String, _ removed: String) -> String {
        let counts = plans.reduce(into: (0, 0, 0)) { counts, plan in
            counts = (
                counts.0 + plan.writes.count, counts.1 + plan.unchanged, counts.2 + plan.removals.count
            )
        }
        return "\(counts.0) \(written), \(counts.1) unchanged, \(counts.2) \(removed)"
    }
}
