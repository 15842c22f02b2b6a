import InterfaceBuilder
import NibCompiler

/// Everything that was found and read for one run of a command.
struct Workspace {
    let workingFolder: String
    /// Every view description once, in the order of the paths.
    let documents: [DocumentFile]
    let manifests: [ManifestFile]
    /// Manifests of the folders above: of them, only severities and suppressions count.
    private(set) var manifestsAround: [ManifestFile] = []
    /// Folders and files other than view descriptions that could not be read.
    let faults: [Diagnostic]
    /// What is wrong with the manifests. Where there is an error among it, nothing else counts.
    private(set) var configuration: [Diagnostic]
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

    /// What the packages and projects say.
    let keptTargets = Kept<TargetIndex?>()

    private let foreignFaults: Set<String>
    private let readPaths: Set<String>
    private let filesByPath: [String: FoundFile]

    /// Finds and reads. `paths` nil: the working directory, or the sources of `--config`.
    init(_ options: CommonOptions, stopwatch: inout Stopwatch) throws {
        let search = try FileSearch(options, stopwatch: &stopwatch)
        let read = ParallelMap.map(search.viewDescriptions, jobs: options.jobs) { DocumentFile.read($0) }
        stopwatch.lap("read view descriptions")
        try self.init(search, read)
    }

    /// - Parameter read: The view descriptions that the search found.
    init(_ search: FileSearch, _ read: [DocumentFile]) throws(CommandFailure) {
        let (given, files) = (search.given, search.files)
        workingFolder = search.workingFolder
        isOneTarget = search.isOneTarget
        manifests = search.manifests
        configuration = search.configuration
        documents = DocumentFile.distinct(read).sorted {
            PathName.precedes($0.found.path, $1.found.path)
        }
        sources = files.filter { $0.kind == .swiftSource || $0.kind == .objectiveCSource }
        let packages = sources.filter {
            !$0.isForeign && PathName.name(of: $0.path) == ProjectFile.packageName
        }
        projects = (search.projects + packages.map(\.absolute)).map(ProjectFile.init)
        givenFolders = given.map { [workingFolder] path in
            let absolute = PathName.absolute(path, in: workingFolder)
            return FileKind(name: PathName.name(of: absolute)) == nil
                ? absolute : PathName.folder(of: absolute)
        }
        hasGivenFiles = given.contains { FileKind(path: $0) != nil && !PathName.isFolder($0) }
        readPaths = Set(files.map(\.absolute) + search.chosen.map(\.absolute))
        faults = search.faults.map { $0.fault.diagnostic(path: $0.path) }
        foreignFaults = Set(search.faults.filter(\.isForeign).map(\.path))
        filesByPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        let hasSomething =
            !documents.isEmpty || !search.chosen.isEmpty || !search.faults.isEmpty
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

    /// What was found to be read, from the root.
    var pathsRead: [String] {
        readPaths.sorted() + projects.map(\.file) + manifestsAround.map(\.manifest.file.path)
    }

    /// Reads the manifests of the folders around what was given. One that is wrong is wrong for this run, too.
    mutating func readManifestsAround() {
        let around = ManifestsAround(givenFolders, beside: readPaths, workingFolder: workingFolder)
        manifestsAround = around.manifests
        configuration += around.faults
    }

    /// Whether findings in the file are the user's business.
    func isOwn(_ path: String) -> Bool {
        if filesByPath[path]?.isForeign == true || foreignFaults.contains(path) || Library.isFile(path) {
            return false
        }
        let absolute = absolute(path)
        return !isInMemory(path) && !manifests.contains { $0.excludes(absolute) }
    }

    /// Whether it is generated code that only a build writes.
    func isInMemory(_ path: String) -> Bool {
        guard filesByPath[path] == nil else { return false }
        let absolute = absolute(path)
        return manifests.contains { PathName.isInside(absolute, $0.output) }
    }
}
