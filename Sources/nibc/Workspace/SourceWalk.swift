#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the files that nibc reads, under paths given one after another.
///
/// A folder is entered once, by whatever path it is reached; symbolic links are followed after everything
/// else, so that a file is known by its own path where it has one.
struct SourceWalk {
    let workingFolder: String
    private(set) var files: [FoundFile] = []
    /// Xcode's projects, as absolute paths; not those of somebody else's code.
    private(set) var projects: [String] = []
    /// Folders that could not be read, and folders that are named like a view description.
    private(set) var faults: [Fault] = []
    private var visited: Set<FileIdentity> = []
    private var links: [(path: String, isForeign: Bool)] = []

    init(workingFolder: String) {
        self.workingFolder = workingFolder
    }

    struct Fault: Sendable {
        let path: String
        let fault: FileFault
        let isForeign: Bool
    }

    /// Never entered: products, caches and packages of other languages.
    static let skipped: Set<String> = ["DerivedData", "node_modules"]
    /// Read for facts, not reported.
    static let foreign: Set<String> = ["Pods", "Carthage", "SourcePackages", "checkouts"]

    /// Walks the paths. Which come first does not matter: deeper ones go first, so that a folder given by
    /// itself is not foreign, whatever it lies in.
    mutating func add(_ paths: [String]) throws(CommandFailure) {
        let roots = paths.map { Root($0, in: workingFolder) }.sorted(by: Root.precedes)
        for root in roots {
            var status = stat()
            guard stat(root.path, &status) == 0 else {
                let error = SystemError.last
                if error.number == ENOENT { throw CommandFailure("'\(root.path)' does not exist") }
                throw CommandFailure("'\(root.path)' cannot be read: \(error.reason)")
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                walk(root.path, isForeign: false, isLinked: root.isLink)
            } else if let kind = FileKind(path: root.path) {
                append(root.path, absolute(root.path), kind, isForeign: false, isLinked: root.isLink)
            } else {
                throw CommandFailure(
                    "'\(root.path)' is not a folder, view description, source file or \(FileKind.manifestName)"
                )
            }
        }
        followLinks(below: roots.map(\.path))
    }

    /// A path that was given.
    private struct Root {
        let path: String
        let isLink: Bool
        let depth: Int

        init(_ path: String, in workingFolder: String) {
            var path = path[...]
            while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
            self.path = String(path)
            var status = stat()
            isLink = lstat(self.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
            depth = PathName.absolute(self.path, in: workingFolder).utf8.count { $0 == UInt8(ascii: "/") }
        }

        static func precedes(_ left: Root, _ right: Root) -> Bool {
            if left.isLink != right.isLink { return right.isLink }
            if left.depth != right.depth { return left.depth > right.depth }
            return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
    }

    private func absolute(_ path: String) -> String { PathName.absolute(path, in: workingFolder) }

    private mutating func append(
        _ path: String, _ absolute: String, _ kind: FileKind, isForeign: Bool, isLinked: Bool
    ) {
        files.append(
            FoundFile(
                path: path, absolute: absolute, kind: kind, isForeign: isForeign, isLinked: isLinked))
    }

    private mutating func walk(_ path: String, isForeign: Bool, isLinked: Bool) {
        do {
            let entries: [FolderEntry]
            do {
                let folder = try Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY))
                guard visited.insert(FileIdentity(try folder.status())).inserted else { return }
                if FileKind(name: PathName.name(of: path)) == .viewDescription {
                    return noteFolder(path, isForeign: isForeign)
                }
                entries = try FolderEntry.entries(of: folder) {
                    FileKind(name: $0) != nil || $0.elementsEqual(FileKind.sourceNibName.utf8)
                        || $0.elementsEqual(FileKind.misspeltManifestName.utf8)
                }
            }
            let absolute = absolute(path)
            for entry in entries {
                visit(entry, in: path, absolute, isForeign: isForeign, isLinked: isLinked)
            }
        } catch {
            note(path, FileFault("folder cannot be read: \(error.reason)"), isForeign: isForeign)
        }
    }

    private mutating func visit(
        _ entry: FolderEntry, in folder: String, _ absoluteFolder: String, isForeign: Bool, isLinked: Bool
    ) {
        let path = PathName.join(folder, entry.name)
        if entry.isUndecodable {
            guard entry.kind == .folder || FileKind(path: path) != nil else { return }
            return note(path, FileFault("not read: its name is not valid UTF-8"), isForeign: isForeign)
        }
        switch entry.kind {
        case .folder where Self.skipped.contains(entry.name): break
        case .folder:
            if !isForeign, entry.name.hasSuffix(ProjectFile.projectSuffix) {
                projects.append(PathName.absolute(path, in: workingFolder))
            }
            walk(path, isForeign: isForeign || Self.foreign.contains(entry.name), isLinked: isLinked)
        case .link where Self.skipped.contains(entry.name): break
        case .link: links.append((path, isForeign || Self.foreign.contains(entry.name)))
        case .file where entry.name == FileKind.misspeltManifestName:
            note(
                path, FileFault("not read: a manifest is named '\(FileKind.manifestName)'"),
                isForeign: isForeign)
        case .file:
            if let kind = FileKind(path: path) {
                let absolute = PathName.join(absoluteFolder, entry.name)
                append(path, absolute, kind, isForeign: isForeign, isLinked: isLinked)
            }
        }
    }

    private mutating func followLinks(below roots: [String]) {
        guard !links.isEmpty else { return }
        let roots = roots.compactMap(PathName.real)
        while !links.isEmpty {
            let round = links.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            links = []
            for link in round {
                var status = stat()
                let isThere = stat(link.path, &status) == 0
                if isThere, status.st_mode & S_IFMT == S_IFDIR {
                    // A link to a folder above would bring in what was never asked for.
                    guard let target = PathName.real(link.path),
                        !roots.contains(where: { PathName.isInside($0, target) })
                    else { continue }
                    walk(link.path, isForeign: link.isForeign, isLinked: true)
                } else if let kind = FileKind(path: link.path) {
                    append(
                        link.path, absolute(link.path), kind, isForeign: link.isForeign, isLinked: true)
                }
            }
        }
    }

    /// A folder named like a view description: Xcode 2's source form of a nib, which is not read, or a
    /// mistake.
    private mutating func noteFolder(_ path: String, isForeign: Bool) {
        guard access(PathName.join(path, "designable.nib"), F_OK) != 0 else { return }
        note(path, FileFault("not a file: it is a folder"), isForeign: isForeign)
    }

    private mutating func note(_ path: String, _ fault: FileFault, isForeign: Bool) {
        faults.append(Fault(path: path, fault: fault, isForeign: isForeign))
    }
}
