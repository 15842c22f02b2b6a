/// A file's path as reports name it.
enum ReportedPath {
    /// From the working directory where it lies below it, else from the root.
    static func relative(_ path: String, to workingFolder: String) -> String {
        path.hasPrefix("/")
            ? PathName.relative(PathName.clean(path), to: workingFolder) : PathName.clean(path)
    }

    /// From the root.
    static func absolute(_ path: String, in workingFolder: String) -> String {
        path.hasPrefix("/") ? path : workingFolder + "/" + PathName.clean(path)
    }
}
