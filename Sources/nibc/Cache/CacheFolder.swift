#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user's folder for what can be made again: `$XDG_CACHE_HOME/nibc`, else `~/Library/Caches/nibc` on macOS and
/// `~/.cache/nibc` elsewhere. Nothing that goes wrong in it is an error: what cannot be read is not there.
struct CacheFolder {
    let path: String

    /// Nil where the user has none.
    init?() {
        if let path = Self.variable("XDG_CACHE_HOME"), path.hasPrefix("/") {
            self.path = PathName.join(path, "nibc")
        } else if let home = Self.variable("HOME"), home.hasPrefix("/") {
            #if canImport(Darwin)
                path = PathName.join(home, "Library/Caches/nibc")
            #else
                path = PathName.join(home, ".cache/nibc")
            #endif
        } else {
            return nil
        }
    }

    func read(_ name: String) -> [UInt8]? {
        try? FileContents.bytes(of: PathName.join(path, name)).bytes
    }

    /// Whoever reads the file sees the old bytes or the new ones. What nobody has written for a month goes.
    ///
    /// - Parameter name: Begins with `prefix`.
    func write(_ name: String, _ bytes: [UInt8]) {
        guard bytes.count <= FileContents.maximumSize else { return }
        mkdir(PathName.folder(of: path), 0o700)
        mkdir(path, 0o700)
        do {
            let folder = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
            let temporary = try AtomicFile.stage(bytes, in: folder, mode: 0o600, number: 0)
            if renameat(folder.number, temporary, folder.number, name) != 0 {
                unlinkat(folder.number, temporary, 0)
            }
            try removeOld(in: folder)
        } catch {
            // A full disk, a folder of somebody else's: the next run does its work again.
        }
    }

    /// What the names of files in the folder begin with; others are not nibc's.
    static let prefix = "generate-"
    private static let month = 30 * 24 * 60 * 60

    private func removeOld(in folder: borrowing Descriptor) throws(SystemError) {
        let oldest = time(nil) - Self.month
        for (isHidden, prefix) in [(false, Self.prefix), (true, AtomicFile.temporaryPrefix)] {
            let entries = try FolderEntry.entries(of: folder, isHidden: isHidden) {
                $0.starts(with: prefix.utf8)
            }
            for entry in entries where entry.kind == .file {
                var status = stat()
                if fstatat(folder.number, entry.name, &status, AT_SYMLINK_NOFOLLOW) == 0,
                    FileAge(status).seconds < oldest
                {
                    unlinkat(folder.number, entry.name, 0)
                }
            }
        }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
