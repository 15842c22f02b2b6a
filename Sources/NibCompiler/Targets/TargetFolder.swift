/// A folder whose files a target takes over without listing them.
struct TargetFolder: Sendable {
    /// From the root.
    var path: String
    var target: BuildTarget
    var coverage: Coverage

    enum Coverage: Sendable {
        /// Everything but these, relative to the folder.
        case allBut([String])
        /// Only these: the folder is another target's.
        case only([String])
        /// Everything but something that only code knows.
        case uncertain
    }

    /// Whether the target has the file at an absolute path; nil where that is not known.
    func contains(_ file: String) -> Bool? {
        guard let rest = FolderPath.relative(file, to: path) else { return false }
        switch coverage {
        case .allBut(let exceptions): return !exceptions.contains { Self.covers($0, rest) }
        case .only(let exceptions): return exceptions.contains { Self.covers($0, rest) }
        case .uncertain: return nil
        }
    }

    /// Whether an exception, a file or a folder, means the file. Xcode writes `/Localized: Sub/Name.xib` for
    /// all files `Sub/*.lproj/Name.xib`, and betas of Xcode 16 wrote `/Localized/Sub/Name.xib`.
    private static func covers(_ exception: String, _ file: Substring) -> Bool {
        for prefix in ["/Localized: ", "/Localized/"] where exception.hasPrefix(prefix) {
            let path = exception.dropFirst(prefix.count)
            return file == path || FolderPath.withoutLanguages(file) == path
        }
        let path = FolderPath.join("", exception)
        return FolderPath.relative("/" + file, to: path) != nil
    }
}
