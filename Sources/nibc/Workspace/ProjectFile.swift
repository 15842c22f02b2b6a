import NibCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A `Package.swift` or an `.xcodeproj`: what tells the targets of files.
struct ProjectFile: Hashable, Sendable {
    /// From the root.
    let path: String

    static let packageName = "Package.swift"
    static let projectSuffix = ".xcodeproj"

    /// The projects in absolute folders and those above them, up to the ones with `.git`. Without a repository that is
    /// near there are none: nobody knows whose folders those are.
    ///
    /// - Parameter inRepository: False where it is asked whether the projects have the files: then those in no repository
    ///   count as well.
    static func around(_ folders: Set<String>, inRepository: Bool = true) -> Set<ProjectFile> {
        let above = Set(
            folders.map(FoldersAbove.init).filter { above in
                !inRepository || above.isRepository && above.folders.count == above.nearest.count
            }.flatMap(\.nearest))
        return Set(above.flatMap(projects))
    }

    private static func projects(in folder: String) -> [ProjectFile] {
        guard let descriptor = try? Descriptor(open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)),
            let entries = try? FolderEntry.entries(
                of: descriptor, isWanted: { $0.elementsEqual(packageName.utf8) })
        else { return [] }
        return entries.filter { $0.kind == .file || $0.name.hasSuffix(projectSuffix) && $0.kind == .folder }
            .map { ProjectFile(path: PathName.join(folder, $0.name)) }
    }

    /// Whether it may have a bundle beside the app's: a package, or a project that builds a framework.
    var mayHaveBundles: Bool {
        guard path.hasSuffix(Self.projectSuffix) else { return true }
        let text = (try? FileContents.bytes(of: PathName.join(path, "project.pbxproj")).bytes) ?? []
        return NameScanner(names: [Array("product-type.framework".utf8)]).found(in: text).contains(0)
    }

    /// The file that lists the targets.
    var file: String {
        path.hasSuffix(Self.projectSuffix) ? PathName.join(path, "project.pbxproj") : path
    }

    /// The oldest system that it says its code runs on; nil where it says nothing, or cannot be read.
    var deploymentTarget: DeploymentTarget? {
        let text = (try? FileContents.bytes(of: file).bytes) ?? []
        return path.hasSuffix(Self.projectSuffix)
            ? DeploymentTarget(xcodeProject: text) : DeploymentTarget(package: text)
    }

    /// The targets; those of a file that cannot be read are unknown.
    ///
    /// - Parameter files: The absolute paths of files that are there.
    func read(files: [String]) -> TargetMembership {
        let isPackage = !path.hasSuffix(Self.projectSuffix)
        let text = (try? FileContents.bytes(of: file).bytes) ?? []
        guard isPackage else { return XcodeProject.read(text, path: path) }
        let folder = PathName.folder(of: path)
        let below = files.filter { PathName.isInside($0, folder) }
        return PackageLayout.read(text, path: path, files: below.map { PathName.relative($0, to: folder) })
    }
}
