#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A name in a folder.
struct FolderEntry: Sendable {
    let name: String
    let kind: Kind
    /// Whether the name on the disk is no UTF-8: no path leads there.
    let isUndecodable: Bool

    enum Kind: Sendable {
        case folder
        case link
        /// A regular file, or something that is none: reading tells.
        case file
    }

    /// What is in an open folder, in byte order; names that start with a dot, or with `isHidden` all others,
    /// are left out, and so are files for which `isWanted` is false.
    static func entries(
        of folder: borrowing Descriptor, isHidden: Bool = false,
        isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(SystemError) -> [FolderEntry] {
        // The stream closes its descriptor, so it gets one of its own.
        let copy = dup(folder.number)
        guard copy >= 0 else { throw SystemError.last }
        guard let stream = fdopendir(copy) else {
            let error = SystemError.last
            close(copy)
            throw error
        }
        defer { closedir(stream) }
        // The copy shares its place with the original, which may have been read before.
        rewinddir(stream)
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
            guard (start[0] == UInt8(ascii: ".")) == isHidden else { continue }
            let name = UnsafeBufferPointer(
                start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
            var type = Int32(entry.pointee.d_type)
            if type == Int32(DT_UNKNOWN) {
                var status = stat()
                guard
                    fstatat(
                        folder.number, UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), &status,
                        AT_SYMLINK_NOFOLLOW) == 0
                else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: type = Int32(DT_DIR)
                case S_IFLNK: type = Int32(DT_LNK)
                default: type = Int32(DT_REG)
                }
            }
            let kind: Kind
            switch type {
            case Int32(DT_DIR): kind = .folder
            case Int32(DT_LNK): kind = .link
            default:
                guard isWanted(name) else { continue }
                kind = .file
            }
            let text = String(validating: name, as: UTF8.self)
            entries.append(
                FolderEntry(
                    name: text ?? String(decoding: name, as: UTF8.self), kind: kind,
                    isUndecodable: text == nil))
        }
        return entries.sorted { PathName.precedes($0.name, $1.name) }
    }
}
