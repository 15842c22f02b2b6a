import InterfaceBuilder
import NibCompiler

/// What lies under the paths that a command is given: the files, of which only manifests are read.
struct FileSearch {
    let workingFolder: String
    /// The paths, as the user wrote them.
    let given: [String]
    /// In a total order: of one file found twice, the one that counts comes first.
    let files: [FoundFile]
    /// The manifests that count, whether they could be read or not.
    let chosen: [FoundFile]
    let manifests: [ManifestFile]
    /// What is wrong with the manifests.
    let configuration: [Diagnostic]
    /// Folders that could not be read, and folders that are named like a view description.
    let faults: [SourceWalk.Fault]
    /// Xcode projects of the user, from the root.
    let projects: [String]
    /// Whether nothing but the files that were given counts: they are one target's.
    let isOneTarget: Bool

    init(_ options: CommonOptions, stopwatch: inout Stopwatch) throws {
        workingFolder = PathName.workingFolder
        var walk = SourceWalk(workingFolder: workingFolder)
        given = options.paths ?? (options.config == nil ? ["."] : [])
        try walk.add(given)
        chosen = try Self.manifestFiles(walk.files, config: options.config, workingFolder: workingFolder)
        let (manifests, faulty) = Self.read(chosen, workingFolder: workingFolder, generating: options.files)
        var configuration = faulty + manifests.flatMap(\.diagnostics)
        isOneTarget = !options.isSearching
        configuration +=
            options.isSearching
            ? try Self.walkSources(of: manifests, &walk) : Self.unreadSources(of: manifests, walk.files)
        configuration += manifests.flatMap(\.settingsWithoutPath)
        self.manifests = manifests
        self.configuration = configuration
        // A file that is given by itself and lies in a folder that is given, too, is one file.
        var seen: Set<String> = []
        files = walk.files.sorted(by: FoundFile.precedes).filter { file in
            // A source has no name of its own: under a link it is the same one.
            if file.isLinked, file.kind.isSource, let target = PathName.real(file.path),
                target != file.absolute, !seen.insert(target).inserted
            {
                return false
            }
            return seen.insert(file.absolute).inserted
        }
        faults = walk.faults
        projects = walk.projects
        stopwatch.lap("find files")
    }

    var viewDescriptions: [FoundFile] { files.filter { $0.kind == .viewDescription } }

    /// The manifests that count: the one given, or those found that are the user's own.
    private static func manifestFiles(
        _ files: [FoundFile], config: String?, workingFolder: String
    ) throws(CommandFailure) -> [FoundFile] {
        guard let config else {
            return files.filter { $0.kind == .manifest && !$0.isForeign }.sorted(by: FoundFile.precedes)
        }
        guard PathName.real(config) != nil else {
            throw CommandFailure("manifest '\(config)' does not exist")
        }
        return [
            FoundFile(
                path: config, absolute: PathName.absolute(config, in: workingFolder), kind: .manifest,
                isForeign: false, isLinked: false)
        ]
    }

    /// Reads manifests from the outside in. One that lies where an outer one excludes is not read.
    private static func read(
        _ files: [FoundFile], workingFolder: String, generating: GenerateSettings.Files?
    ) -> (manifests: [ManifestFile], faults: [Diagnostic]) {
        var manifests: [ManifestFile] = []
        var faults: [Diagnostic] = []
        var seen: Set<FileIdentity> = []
        let depth = { (file: FoundFile) in file.absolute.utf8.count { $0 == UInt8(ascii: "/") } }
        let ordered = files.sorted { depth($0) < depth($1) }
        for file in ordered where !manifests.contains(where: { $0.excludes(file.absolute) }) {
            do {
                let contents = try FileContents.read(file.path)
                guard seen.insert(contents.identity).inserted else { continue }
                manifests.append(
                    ManifestFile(contents.source, workingFolder: workingFolder, files: generating))
            } catch {
                faults.append(error.diagnostic(path: file.path))
            }
        }
        return (manifests, faults)
    }

    /// Finds what lies under the manifests' sources and not under the paths given.
    private static func walkSources(
        of manifests: [ManifestFile], _ walk: inout SourceWalk
    ) throws(CommandFailure) -> [Diagnostic] {
        var missing: [Diagnostic] = []
        for manifest in manifests {
            if !manifest.namesSources { try walk.add([manifest.folder]) }
            for (path, range) in manifest.sourcePaths {
                guard PathName.real(path) != nil else {
                    missing.append(
                        Diagnostic(
                            id: "invalid-value", severity: .error, message: "'\(path)' does not exist",
                            range: manifest.manifest.place(range),
                            notes: [Note("paths are relative to the manifest's folder")]))
                    continue
                }
                try walk.add([path])
            }
        }
        return missing
    }

    /// What manifests name as their sources, and what was given has nothing of.
    private static func unreadSources(of manifests: [ManifestFile], _ files: [FoundFile]) -> [Diagnostic] {
        manifests.flatMap { manifest in
            zip(manifest.manifest.sources, manifest.sources).compactMap { source, path in
                let given = files.map(\.absolute) + [manifest.absoluteFolder]
                guard !given.contains(where: { PathName.isInside($0, path) }) else { return nil }
                return Diagnostic(
                    id: "invalid-value", severity: .error,
                    message: "'\(source.value)' has none of the files that this build reads",
                    range: manifest.manifest.place(source.range),
                    notes: [
                        Note(
                            "a build reads the files of one target; 'nibc generate' by itself reads them all")
                    ])
            }
        }
    }
}
