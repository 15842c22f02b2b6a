/// A file that was found; not yet opened.
struct FoundFile: Sendable {
    /// As the user would write it: what was given on the command line, and the rest joined to it.
    let path: String
    /// From the root, for comparing.
    let absolute: String
    let kind: FileKind
    /// Whether it lies in a folder of somebody else's code, below what was given on the command line.
    let isForeign: Bool
    /// Whether it was reached through a symbolic link.
    let isLinked: Bool

    /// A total order: of one file found twice, the one that counts comes first.
    static func precedes(_ left: FoundFile, _ right: FoundFile) -> Bool {
        if left.isForeign != right.isForeign { return right.isForeign }
        if left.isLinked != right.isLinked { return right.isLinked }
        return PathName.precedes(left.path, right.path)
    }
}
