import NibCompiler

/// Paths that are only a part of the project around them. What is registered, drawn or declared in the rest is no less
/// there: the whole is read, and the findings of the part are reported.
struct ProjectPart {
    /// What was given, from the root, and where links lead.
    let given: [String]
    /// The folders of the projects that have the files in their targets.
    let projects: [String]
    /// What is to be read: the part first, so that what was given counts as the user's own.
    let paths: [String]

    /// Nil where the paths are no part of anything: a project's own folder, files that no target of one has, and
    /// what a manifest was named for.
    init?(_ options: CommonOptions, stopwatch: inout Stopwatch) throws {
        guard options.config == nil, options.isSearching else { return nil }
        let workingFolder = PathName.workingFolder
        let operands = options.paths ?? ["."]
        let absolute = operands.map { PathName.absolute($0, in: workingFolder) }
        let folders = absolute.map { PathName.isFolder($0) ? $0 : PathName.folder(of: $0) }
        let around = ProjectFile.around(Set(folders), inRepository: false).filter { project in
            let folder = PathName.folder(of: project.path)
            return absolute.contains { $0 != folder && PathName.isInside($0, folder) }
                && !absolute.contains { PathName.isInside(folder, $0) }
        }
        guard !around.isEmpty else { return nil }
        let files = try FileSearch(options, stopwatch: &stopwatch).files.filter { !$0.isForeign }
            .map(\.absolute)
        let index = TargetIndex(around.sorted { $0.path < $1.path }.map { $0.read(files: files) })
        let found = files.reduce(into: Set<String>()) { found, file in
            for target in index.targets(of: file).targets {
                found.insert(PathName.folder(of: target.project))
            }
        }
        guard !found.isEmpty else { return nil }
        projects = found.sorted()
        given = absolute + operands.compactMap(PathName.real)
        paths = operands + projects
    }

    /// What the summary says of it.
    var remark: String {
        "with the rest of " + projects.map { "'\(VisibleText.of($0))'" }.joined(separator: " and ") + " read"
    }

    /// Whether a file, by its path from the root, is of the part.
    func contains(_ path: String) -> Bool { given.contains { PathName.isInside(path, $0) } }
}
