#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder and those above it, up to the repository's own: the one with `.git`.
struct FoldersAbove {
    /// From the inside out; where there is no repository, up to the root.
    let folders: [String]
    let isRepository: Bool

    /// How many folders above are looked at where there is no repository to end at.
    static let maximumLevels = 6

    /// Those that are near enough to be looked at without a repository.
    var nearest: ArraySlice<String> { folders.prefix(1 + Self.maximumLevels) }

    init(_ folder: String) {
        var folders = [folder]
        var folder = folder
        while access(PathName.join(folder, ".git"), F_OK) != 0 {
            guard folder != "/" else {
                (self.folders, isRepository) = (folders, false)
                return
            }
            folder = PathName.folder(of: folder)
            folders.append(folder)
        }
        (self.folders, isRepository) = (folders, true)
    }
}
