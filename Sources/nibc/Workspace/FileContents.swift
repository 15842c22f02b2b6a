import InterfaceBuilder

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The text of a file, and which file it is.
struct FileContents: Sendable {
    let source: SourceFile
    let identity: FileIdentity
    /// Whether the file has other names on disk than those that lead to it by links.
    let hasHardLinks: Bool

    /// No file that Xcode writes comes near; a larger one is a mistake or an attack.
    static let maximumSize = 32 << 20

    /// Opens, checks, reads and decodes. Never waits for a pipe.
    static func read(_ path: String) throws(FileFault) -> FileContents {
        let (bytes, status) = try bytes(of: path)
        return try FileContents(path, bytes, status)
    }

    /// Checks and decodes what was read.
    init(_ path: String, _ bytes: [UInt8], _ status: stat) throws(FileFault) {
        if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist00".utf8) {
            throw FileFault("file is a compiled nib; nibc reads the .xib or .storyboard it was made from")
        }
        do {
            source = try SourceDecoder.decode(path: path, bytes: bytes)
        } catch {
            throw FileFault(undecodable: error, in: bytes)
        }
        identity = FileIdentity(status)
        hasHardLinks = status.st_nlink > 1
    }

    /// The text of a source file.
    static func source(_ path: String) throws(FileFault) -> SourceFile {
        let bytes = try Self.bytes(of: path).bytes
        do {
            return try SourceDecoder.decodeSource(path: path, bytes: bytes)
        } catch {
            throw FileFault(undecodable: error, in: bytes)
        }
    }

    /// The bytes of a regular file.
    static func bytes(of path: String) throws(FileFault) -> (bytes: [UInt8], status: stat) {
        do {
            let file = try Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
            let status = try file.status()
            switch status.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: throw FileFault("not a file: it is a folder")
            case S_IFIFO: throw FileFault("not a file: it is a pipe")
            default: throw FileFault("not a file: it is a device")
            }
            guard status.st_size <= maximumSize,
                let bytes = try file.read(expected: Int(status.st_size), limit: maximumSize)
            else { throw FileFault("file is larger than 32 MiB") }
            return (bytes, status)
        } catch let fault as FileFault {
            throw fault
        } catch let error as SystemError where error.number == ENXIO {
            throw FileFault("not a file: it is a socket or a device")
        } catch let error as SystemError {
            var status = stat()
            if error.number == ENOENT, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
                throw FileFault("file cannot be read: the symbolic link leads nowhere", isMissing: true)
            }
            throw FileFault("file cannot be read: \(error.reason)", isMissing: error.number == ENOENT)
        } catch {
            throw FileFault("file cannot be read")
        }
    }
}
