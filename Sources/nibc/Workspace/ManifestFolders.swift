/// Which manifests a file belongs to, found by the folders above it: as quickly with many manifests as with one.
struct ManifestFolders {
    private let manifests: [ManifestFile]
    /// The manifests that name a folder or file as a source.
    private var bySource: [String: [Int]] = [:]
    private let folders: Set<String>

    init(_ manifests: [ManifestFile]) {
        self.manifests = manifests
        folders = Set(manifests.map(\.absoluteFolder))
        for (number, manifest) in manifests.enumerated() {
            for source in Set(manifest.sources) { bySource[source, default: []].append(number) }
        }
    }

    /// The manifests under whose sources a file lies; of a path from the root, their numbers.
    func manifests(around path: String) -> Set<Int> {
        var result: Set<Int> = []
        Self.walk(up: path) { folder in
            if let numbers = bySource[folder] { result.formUnion(numbers) }
        }
        return result
    }

    /// Those of them that the file is for: of manifests whose sources are not written out, only the innermost.
    func manifests(holding path: String) -> Set<Int> {
        var innermost: String?
        Self.walk(up: path) { folder in
            if innermost == nil, folders.contains(folder) { innermost = folder }
        }
        return manifests(around: path).filter { number in
            manifests[number].namesSources || manifests[number].absoluteFolder == innermost
        }
    }

    /// The path itself, the folder that it is in, and so on to the root.
    private static func walk(up path: String, _ body: (String) -> Void) {
        var path = path
        while true {
            body(path)
            guard path != "/", path != "." else { return }
            path = PathName.folder(of: path)
        }
    }
}
