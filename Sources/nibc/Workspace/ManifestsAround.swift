import InterfaceBuilder

/// The manifests of the folders above those that were given: what they say of severities and suppressions is meant for
/// everything below them.
struct ManifestsAround {
    /// From the outside in.
    let manifests: [ManifestFile]
    /// Why one of them cannot be used.
    let faults: [Diagnostic]

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

    private static func folders(from folder: String) -> [String] {
        // What is given by the folder that is its source: `X.nib/designable.nib`.
        let above = FoldersAbove(PathName.isFolder(folder) ? folder : PathName.folder(of: folder))
        return above.isRepository ? above.folders : Array(above.nearest)
    }
}
