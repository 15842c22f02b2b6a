import NibCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension OutputFolder {
    /// A file that is there.
    struct Existing {
        let bytes: [UInt8]
        let mode: mode_t

        /// Whether nibc wrote it: the first line is the marker, and nothing else. An empty file is what is left of
        /// one after the machine went down; nobody loses anything by it.
        var isGenerated: Bool {
            if bytes.isEmpty { return true }
            let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
            return (line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
                .elementsEqual(GeneratedFile.marker.utf8)
        }
    }

    /// The file of this name; nil if there is none. A symbolic link, or anything else that is no file, is
    /// refused.
    func existing(_ name: String) throws(CommandFailure) -> Existing? {
        let path = PathName.join(self.path, name)
        var status = stat()
        guard fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            let error = SystemError.last
            if error.number == ENOENT { return nil }
            throw CommandFailure("'\(path)' cannot be read: \(error.reason)")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFLNK: throw CommandFailure("'\(path)' is a symbolic link; nibc writes through none")
        default: throw CommandFailure("'\(path)' is not a file")
        }
        do throws(SystemError) {
            let file = try Descriptor(
                openat(descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
            let limit = FileContents.maximumSize
            guard let bytes = try file.read(expected: Int(status.st_size), limit: limit) else {
                throw SystemError(number: EFBIG)
            }
            return Existing(bytes: bytes, mode: status.st_mode & 0o777)
        } catch {
            throw CommandFailure("'\(path)' cannot be read: \(error.reason)")
        }
    }

    /// The names of the files that nibc wrote beside `known` ones, in byte order.
    func generatedNames(beside known: Set<String>) throws(CommandFailure) -> [String] {
        let entries: [FolderEntry]
        do {
            entries = try FolderEntry.entries(of: descriptor) { FileKind(name: $0) == .swiftSource }
        } catch {
            throw CommandFailure("output folder '\(path)' cannot be read: \(error.reason)")
        }
        var names: [String] = []
        for entry in entries where entry.kind == .file && !known.contains(entry.name) {
            guard isRegular(entry.name), try existing(entry.name)?.isGenerated == true else { continue }
            names.append(entry.name)
        }
        return names
    }

    /// The files that a process left behind which was ended while it wrote.
    func leftovers() throws(CommandFailure) -> [String] {
        do {
            return try FolderEntry.entries(of: descriptor, isHidden: true) {
                $0.starts(with: AtomicFile.temporaryPrefix.utf8)
                    && $0.suffix(AtomicFile.temporarySuffix.utf8.count)
                        .elementsEqual(AtomicFile.temporarySuffix.utf8)
            }.filter { $0.kind == .file }.map(\.name)
        } catch {
            throw CommandFailure("output folder '\(path)' cannot be read: \(error.reason)")
        }
    }

    /// Waits until no other nibc writes here. The system takes the lock back when the process ends, however it
    /// does. False where folders cannot be locked.
    func lock() -> Bool {
        while flock(descriptor.number, LOCK_EX) != 0 {
            guard errno == EINTR else { return false }
        }
        return true
    }

    private func isRegular(_ name: String) -> Bool {
        var status = stat()
        return fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && status.st_mode & S_IFMT == S_IFREG
    }
}
