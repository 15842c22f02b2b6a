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
        var isGenerated: Bool { bytes.isEmpty || manifest != nil }

        /// The name of the manifest that nibc wrote it from.
        var manifest: String? { GeneratedFile.manifest(of: bytes) }
    }

    /// The file of this name; nil if there is none, or no longer: another process may remove what it generated. A
    /// symbolic link, or anything else that is no file, is refused.
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
            if error.number == ENOENT { return nil }
            throw CommandFailure("'\(path)' cannot be read: \(error.reason)")
        }
    }

    /// The names of the files that nibc wrote beside `known` ones, in byte order.
    ///
    /// - Parameter isKept: Whether a file of the manifest with this name stays.
    func generatedNames(
        beside known: Set<String>, isKept: (String) -> Bool
    ) throws(CommandFailure) -> [String] {
        let entries: [FolderEntry]
        do {
            entries = try FolderEntry.entries(of: descriptor) { FileKind(name: $0) == .swiftSource }
        } catch {
            throw CommandFailure("output folder '\(path)' cannot be read: \(error.reason)")
        }
        let others = entries.filter { $0.kind == .file && !known.contains($0.name) }
        guard !others.isEmpty else { return [] }
        let spellings = Dictionary(grouping: known) { $0.lowercased() }
        var names: [String] = []
        for entry in others {
            guard let identity = identity(ofRegular: entry.name), let file = try existing(entry.name),
                file.isGenerated, !file.bytes.isEmpty || entry.name.hasSuffix(GeneratedFile.suffix)
            else { continue }
            if let manifest = file.manifest, isKept(manifest) { continue }
            // Where the file system takes two spellings of a name for one, this is the file that is written.
            let same = spellings[entry.name.lowercased()] ?? []
            guard !same.contains(where: { self.identity(ofRegular: $0) == identity }) else { continue }
            names.append(entry.name)
        }
        return names
    }

    /// The files that a process left behind which was ended while it wrote.
    func leftovers() throws(CommandFailure) -> [String] {
        do {
            return try FolderEntry.entries(of: descriptor, isHidden: true) {
                AtomicFile.isLeftover(String(decoding: $0, as: UTF8.self))
            }.filter { $0.kind == .file }.map(\.name)
        } catch {
            throw CommandFailure("output folder '\(path)' cannot be read: \(error.reason)")
        }
    }

    /// Which file has this name; nil where none has, or what is no regular file.
    private func identity(ofRegular name: String) -> FileIdentity? {
        var status = stat()
        guard fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return FileIdentity(status)
    }
}
