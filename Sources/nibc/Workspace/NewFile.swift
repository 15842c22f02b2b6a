#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that a command makes for its user to keep, and never writes over another one.
enum NewFile {
    /// Makes the file, unless there is one already, of whatever kind.
    static func create(_ path: String, _ text: String) throws(CommandFailure) {
        do throws(SystemError) {
            let file = try Descriptor(
                open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
            do throws(SystemError) {
                try file.write(Array(text.utf8))
            } catch {
                unlink(path)
                throw error
            }
        } catch {
            if error.number == EEXIST { throw failure(path) }
            throw CommandFailure("'\(path)' cannot be written: \(error.reason)")
        }
    }

    /// Whether there is something of the name already.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func failure(_ path: String) -> CommandFailure {
        CommandFailure("'\(path)' exists already and is not overwritten")
    }
}
