import InterfaceBuilder

/// Where the sources of controllers lie, which is where their generated code has to lie for a target to have it.
enum ControllerFolder {
    /// The output folder for a manifest, as seen from its own: in the outermost folder that has sources and all of the
    /// controllers, or else in the innermost that holds the folders of all. Nil where the default is as good.
    ///
    /// - Parameters:
    ///   - files: The files that declare the controllers, from the root.
    ///   - sources: All sources.
    ///   - manifestFolder: From the root.
    static func output(
        forControllersIn files: [String], of sources: [FoundFile], manifestFolder: String
    ) -> String? {
        let swift = sources.filter {
            $0.kind == .swiftSource && !$0.isForeign && PathName.name(of: $0.path) != ProjectFile.packageName
        }
        let homes = Set(swift.map { PathName.folder(of: $0.absolute) })
        guard !files.isEmpty, !homes.contains(manifestFolder) else { return nil }
        let candidates = homes.filter { home in
            PathName.isInside(home, manifestFolder) && files.allSatisfy { PathName.isInside($0, home) }
        }
        // Each of them lies in the one before.
        let home = candidates.min { $0.utf8.count < $1.utf8.count } ?? commonFolder(of: files)
        guard home != manifestFolder, PathName.isInside(home, manifestFolder) else { return nil }
        return PathName.join(PathName.relative(home, to: manifestFolder), OutputFolder.defaultName)
    }

    private static func commonFolder(of files: [String]) -> String {
        var folder = PathName.folder(of: files[0])
        while !files.allSatisfy({ PathName.isInside($0, folder) }) { folder = PathName.folder(of: folder) }
        return folder
    }

    /// The Swift files that declare classes of these names.
    static func files(declaring names: Set<String>, in files: [FoundFile], jobs: Int) -> [String] {
        let swift = files.filter { $0.kind == .swiftSource && !$0.isForeign }
        let found = SwiftClasses.declared(names.sorted(), in: swift, jobs: jobs)
        return zip(swift, found).compactMap { $1.isEmpty ? nil : $0.absolute }
    }
}
