#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Replaces a file in one step: whoever reads it sees the old bytes or the new ones.
enum AtomicFile {
    /// Writes a neighbour and renames it. What is no regular file (a terminal, a pipe) is written to; of a
    /// symbolic link, the file it leads to is replaced.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            let stream = try Descriptor(open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY))
            return try stream.write(bytes)
        }
        let target = exists ? PathName.real(path) ?? path : path
        let folder = try Descriptor(open(PathName.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        let temporary = try stage(bytes, in: folder, mode: exists ? status.st_mode & 0o777 : nil, number: 0)
        do {
            try sync(temporary, in: folder)
        } catch {
            unlinkat(folder.number, temporary, 0)
            throw error
        }
        guard renameat(folder.number, temporary, folder.number, String(PathName.name(of: target))) == 0 else {
            let error = SystemError.last
            unlinkat(folder.number, temporary, 0)
            throw error
        }
    }

    /// How the names of files begin and end that are not yet what they will be. Between stands the process.
    static let temporaryPrefix = ".nibc-"
    private static let temporarySuffix = ".tmp"

    /// Whether a file is what a process left behind that was ended while it wrote. One that is running keeps its own;
    /// of a new process that has an old one's number, nothing is staged when this is asked.
    static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix),
            let number = name.dropFirst(temporaryPrefix.count).split(separator: "-").first,
            let process = pid_t(number), process > 0
        else { return false }
        return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
    }

    /// Makes sure that a file is on the disk.
    static func sync(_ name: String, in folder: borrowing Descriptor) throws(SystemError) {
        let file = try Descriptor(openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC))
        guard fsync(file.number) == 0 else { throw SystemError.last }
    }

    /// Writes a new file with a name of its own.
    ///
    /// - Parameter mode: The permissions; nil for those that the user gives to new files.
    /// - Returns: The file's name. If anything goes wrong, there is no such file.
    static func stage(
        _ bytes: [UInt8], in folder: borrowing Descriptor, mode: mode_t?, number: Int
    ) throws(SystemError) -> String {
        var name = "\(temporaryPrefix)\(getpid())-\(number)\(temporarySuffix)"
        var opened = create(name, in: folder)
        // One that was killed may have had the same number.
        for attempt in 1..<100 where opened < 0 && errno == EEXIST {
            name = "\(temporaryPrefix)\(getpid())-\(number)-\(attempt)\(temporarySuffix)"
            opened = create(name, in: folder)
        }
        let file = try Descriptor(opened)
        do throws(SystemError) {
            if let mode, fchmod(file.number, mode) != 0 { throw SystemError.last }
            try file.write(bytes)
        } catch {
            unlinkat(folder.number, name, 0)
            throw error
        }
        return name
    }

    private static func create(_ name: String, in folder: borrowing Descriptor) -> Int32 {
        openat(folder.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
}
