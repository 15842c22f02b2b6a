#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder of generated files, opened so that nothing outside it can be reached.
struct OutputFolder: ~Copyable {
    /// As the user would write it.
    let path: String
    let descriptor: Descriptor

    /// Used where the manifest names none.
    static let defaultName = "Generated"

    /// Opens `name` below `folder`, component by component; no symbolic link is followed.
    ///
    /// - Returns: nil if it does not exist, and `isCreating` is false.
    static func open(
        _ name: String, below folder: String, isCreating: Bool
    ) throws(CommandFailure) -> OutputFolder? {
        let path = PathName.join(folder, name)
        let refusal = "output folder '\(name)' is refused: "
        guard !name.isEmpty, !name.hasPrefix("/") else {
            throw CommandFailure(refusal + "it has to be a path below the manifest's folder")
        }
        let parts = name.split(separator: "/").filter { $0 != "." }.map(String.init)
        guard !parts.contains("..") else { throw CommandFailure(refusal + "'..' leads out of it") }
        do {
            var current = try Descriptor(openFolder(AT_FDCWD, folder, follows: true))
            for part in parts {
                var next = openFolder(current.number, part, follows: false)
                if next < 0, errno == ENOENT {
                    guard isCreating else { return nil }
                    guard mkdirat(current.number, part, 0o777) == 0 || errno == EEXIST else {
                        throw SystemError.last
                    }
                    next = openFolder(current.number, part, follows: false)
                }
                if next < 0, isLink(part, in: current) {
                    throw CommandFailure(refusal + "'\(part)' is a symbolic link")
                }
                current = try Descriptor(next)
            }
            return OutputFolder(path: path, descriptor: current)
        } catch let failure as CommandFailure {
            throw failure
        } catch let error as SystemError {
            throw CommandFailure("output folder '\(path)' cannot be opened or made: \(error.reason)")
        } catch {
            throw CommandFailure("output folder '\(path)' cannot be opened or made")
        }
    }

    private static func openFolder(_ folder: Int32, _ name: String, follows: Bool) -> Int32 {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW))
    }

    private static func isLink(_ name: String, in folder: borrowing Descriptor) -> Bool {
        var status = stat()
        return fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_mode & S_IFMT == S_IFLNK
    }
}
