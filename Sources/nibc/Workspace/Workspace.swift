import InterfaceBuilder
import NibCompiler

/// Everything that was found and read for one run of a command.
struct Workspace {
    let workingFolder: String
    /// Every view description once, in the order of the paths.
    let documents: [DocumentFile]
    let manifests: [ManifestFile]
    /// Folders and files other than view descriptions that could not be read.
    let faults: [Diagnostic]
    /// What is wrong with the manifests. Where there is an error among it, nothing else counts.
    let configuration: [Diagnostic]
    /// Swift and Objective-C files; found, not read.
    let sources: [FoundFile]
    /// Xcode projects and packages of the user; found, not read.
    let projects: [ProjectFile]
    /// The folders that were given, and those of files that were given, from the root.
    let givenFolders: [String]

    /// Whether a file was given, and not only folders.
    let hasGivenFiles: Bool
    /// Whether nothing but the files that were given counts: they are one target's.
    let isOneTarget: Bool

    private let foreignFaults: Set<String>
    private let readPaths: Set<String>
    private let filesByPath: [String: FoundFile]

    /// Finds and reads. `paths` nil: the working directory, or the sources of `--config`.
    init(_ options: CommonOptions, stopwatch: inout Stopwatch) throws {
        workingFolder = PathName.workingFolder
        var walk = SourceWalk(workingFolder: workingFolder)
        let given = options.paths ?? (options.config == nil ? ["."] : [])
        try walk.add(given)
        let chosen = try Self.manifestFiles(walk.files, config: options.config, workingFolder: workingFolder)
        let (manifests, faulty) = Self.read(chosen, workingFolder: workingFolder, generating: options.files)
        var configuration = faulty + manifests.flatMap(\.diagnostics)
        isOneTarget = !options.isSearching
        configuration +=
            options.isSearching
            ? try Self.walkSources(of: manifests, &walk) : Self.unreadSources(of: manifests, walk.files)
        configuration += manifests.flatMap(\.settingsWithoutPath)
        stopwatch.lap("find files")
        let files = walk.files.sorted(by: FoundFile.precedes)
        let read = ParallelMap.map(
            files.filter { $0.kind == .viewDescription }, jobs: options.jobs, DocumentFile.read)
        documents = DocumentFile.distinct(read).sorted {
            PathName.precedes($0.found.path, $1.found.path)
        }
        stopwatch.lap("read view descriptions")
        self.manifests = manifests
        self.configuration = configuration
        sources = files.filter { $0.kind == .swiftSource || $0.kind == .objectiveCSource }
        let packages = sources.filter {
            !$0.isForeign && PathName.name(of: $0.path) == ProjectFile.packageName
        }
        projects = (walk.projects + packages.map(\.absolute)).map(ProjectFile.init)
        givenFolders = given.map { [workingFolder] path in
            let absolute = PathName.absolute(path, in: workingFolder)
            return FileKind(name: PathName.name(of: absolute)) == nil
                ? absolute : PathName.folder(of: absolute)
        }
        hasGivenFiles = given.contains { FileKind(path: $0) != nil && !PathName.isFolder($0) }
        readPaths = Set(files.map(\.absolute) + chosen.map(\.absolute))
        faults = walk.faults.map { $0.fault.diagnostic(path: $0.path) }
        foreignFaults = Set(walk.faults.filter(\.isForeign).map(\.path))
        filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        let hasSomething =
            !documents.isEmpty || !chosen.isEmpty || !walk.faults.isEmpty
            || (Self.readsSwift && !sources.isEmpty)
        if !hasSomething {
            let places = given.map { $0 == "." ? "the working directory" : "'\($0)'" }
            throw CommandFailure(
                "nothing to read: no view description, no source file and no \(FileKind.manifestName)"
                    + (places.count == 1 ? " in \(places[0])" : " under the paths given"))
        }
    }

    /// The files that were read, with so many sources.
    func fileCounts(sources: Int = 0) -> FileCounts {
        FileCounts(
            viewDescriptions: documents.count { $0.isRead }, sources: sources, manifests: manifests.count)
    }

    /// The file's path from the root.
    func absolute(_ path: String) -> String {
        filesByPath[path]?.absolute ?? PathName.absolute(path, in: workingFolder)
    }

    /// Whether a file, by its path from the root, is among those found.
    func hasRead(_ absolutePath: String) -> Bool { readPaths.contains(absolutePath) }

    /// Whether findings in the file are the user's business.
    func isOwn(_ path: String) -> Bool {
        if filesByPath[path]?.isForeign == true || foreignFaults.contains(path) || Library.isFile(path) {
            return false
        }
        return !isInMemory(path) && !manifests.contains { $0.excludes(absolute(path)) }
    }

    /// Whether it is generated code that only a build writes.
    func isInMemory(_ path: String) -> Bool {
        guard filesByPath[path] == nil else { return false }
        let absolute = absolute(path)
        return manifests.contains { PathName.isInside(absolute, $0.output) }
    }

    // MARK: Reading manifests

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
