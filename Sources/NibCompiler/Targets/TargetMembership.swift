/// The targets of one package or Xcode project, and which files they have.
package struct TargetMembership: Sendable {
    /// The absolute path of the `Package.swift` or `.xcodeproj`.
    package var project: String
    package var targets: [BuildTarget] = []
    /// Whether every target and its files are known.
    package var isWhole = true

    /// Files that are listed one by one, by their absolute paths.
    var files: [String: Set<BuildTarget>] = [:]
    var folders: [TargetFolder] = []
    /// Whether this is a package: it has nothing outside its folder, and a file belongs to one target at most.
    var isPackage: Bool

    init(project: String, isPackage: Bool) {
        self.project = project
        self.isPackage = isPackage
    }

    /// The folder that the package or project lies in.
    package var folder: String { FolderPath.parent(of: project) }

    /// What is known of the file at an absolute path.
    package func targets(of file: String) -> FileTargets {
        var found = files[file] ?? []
        var isKnown = isWhole
        if isPackage {
            guard let home = innermostFolder(of: file) else {
                return FileTargets(knownProjects: known(isWhole))
            }
            let answer = home.contains(file)
            isKnown = answer != nil
            if answer == true { found.insert(home.target) }
        } else {
            for folder in folders {
                switch folder.contains(file) {
                case true?: found.insert(folder.target)
                case false?: break
                case nil: isKnown = false
                }
            }
        }
        return FileTargets(targets: found, knownProjects: known(isKnown))
    }

    /// The targets to which an absolute folder belongs as a whole.
    package func targets(around folder: String) -> Set<BuildTarget> {
        if isPackage { return innermostFolder(of: folder).map { [$0.target] } ?? [] }
        return Set(
            folders.lazy.filter { home in
                if case .only = home.coverage { return false }
                return FolderPath.relative(folder, to: home.path) != nil
            }.map(\.target))
    }

    /// Whether the project lists files one by one, some of them beside the file at an absolute path, or below a folder
    /// that has it too and is not the project's whole one.
    func listsNeighbours(of file: String) -> Bool {
        let folder = FolderPath.parent(of: file)
        let near = [folder, FolderPath.parent(of: folder)]
        let top = FolderPath.relative(folder, to: self.folder)?.split(separator: "/").first
            .map { FolderPath.join(self.folder, String($0)) }
        return files.contains { path, targets in
            !targets.isEmpty
                && (near.contains(FolderPath.parent(of: path))
                    || top.map { FolderPath.relative(path, to: $0) != nil } ?? false)
        }
    }

    private func innermostFolder(of path: String) -> TargetFolder? {
        folders.filter { FolderPath.relative(path, to: $0.path) != nil }
            .max { $0.path.utf8.count < $1.path.utf8.count }
    }

    private func known(_ isKnown: Bool) -> Set<String> { isKnown ? [project] : [] }
}
