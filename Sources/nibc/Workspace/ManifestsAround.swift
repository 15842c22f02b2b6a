import InterfaceBuilder

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The manifests of the folders above those that were given: what they say of severities and suppressions is meant for
/// everything below them.
struct ManifestsAround {
    /// From the outside in.
    let manifests: [ManifestFile]
    /// Why one of them cannot be used.
    let faults: [Diagnostic]

    /// How many folders above are looked at where there is no repository to end at.
    private static let maximumLevels = 6

    /// - Parameters:
    ///   - folders: From the root.
    ///   - read: The files that are known already, from the root.
    init(_ folders: [String], beside read: Set<String>, workingFolder: String) {
        var manifests: [ManifestFile] = []
        var faults: [Diagnostic] = []
        let paths = Set(folders.flatMap(Self.folders)).map { PathName.join($0, FileKind.manifestName) }
        let ordered = paths.filter { !read.contains($0) }.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        for path in ordered where !manifests.contains(where: { $0.excludes(path) }) {
            let shown = PathName.relative(path, to: workingFolder)
            do throws(FileFault) {
                let manifest = ManifestFile(
                    try FileContents.read(shown).source, workingFolder: workingFolder)
                manifests.append(manifest)
                faults += manifest.diagnostics.filter { $0.severity == .error }
            } catch {
                if !error.isMissing { faults.append(error.diagnostic(path: shown)) }
            }
        }
        self.manifests = manifests
        self.faults = faults
    }

    /// The folder and those above it, up to the one with `.git`.
    private static func folders(from folder: String) -> [String] {
        // What is given by the folder that is its source: `X.nib/designable.nib`.
        var folder = PathName.isFolder(folder) ? folder : PathName.folder(of: folder)
        var folders = [folder]
        while access(PathName.join(folder, ".git"), F_OK) != 0 {
            guard folder != "/" else { return Array(folders.prefix(1 + maximumLevels)) }
            folder = PathName.folder(of: folder)
            folders.append(folder)
        }
        return folders
    }
}
