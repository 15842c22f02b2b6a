/// A file's path as reports name it.
enum ReportedPath {
    /// From the working directory where it lies below it, else as it was given.
    static func relative(_ path: String, to workingFolder: String) -> String {
        let absolute = absolute(path, in: workingFolder)
        let isBelow = path.hasPrefix("/") || PathName.isInside(absolute, workingFolder)
        return isBelow ? PathName.relative(absolute, to: workingFolder) : PathName.clean(path)
    }

    /// From the root.
    static func absolute(_ path: String, in workingFolder: String) -> String {
        PathName.absolute(path, in: workingFolder)
    }
}
