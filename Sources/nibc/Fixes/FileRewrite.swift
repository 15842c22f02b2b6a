import InterfaceBuilder
import NibCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file as it is on the disk, with the edits to make in it.
struct FileRewrite {
    /// As the user would write it.
    let path: String
    let edits: DiskEdits
    private let mode: mode_t

    /// Reads the file again. A link, a file that may not be written and one that is no longer what was read are
    /// refused: its edits would be for another text.
    init(_ edits: FileEdits) throws(CommandFailure) {
        path = edits.file.path
        var link = stat()
        guard lstat(path, &link) == 0, link.st_mode & S_IFMT != S_IFLNK else {
            throw CommandFailure("'\(path)' is not corrected: it is a symbolic link")
        }
        do throws(FileFault) {
            let (bytes, status) = try FileContents.bytes(of: path)
            guard try Self.decoded(bytes, path).text == edits.file.text else {
                throw FileFault("it has changed since it was read")
            }
            mode = status.st_mode & 0o7777
            self.edits = DiskEdits(edits, on: bytes)
        } catch {
            throw CommandFailure("'\(path)' is not corrected: \(error.message)")
        }
    }

    private static func decoded(_ bytes: [UInt8], _ path: String) throws(FileFault) -> SourceFile {
        do {
            switch FileKind(path: path) {
            case .swiftSource, .objectiveCSource:
                return try SourceDecoder.decodeSource(path: path, bytes: bytes)
            case .viewDescription, .manifest, nil: return try SourceDecoder.decode(path: path, bytes: bytes)
            }
        } catch {
            throw FileFault(undecodable: error, in: bytes)
        }
    }

    /// Replaces the files. Every new text is on the disk before the first file is replaced, so that a full disk leaves
    /// everything as it was.
    static func apply(_ rewrites: [FileRewrite]) throws(CommandFailure) {
        for rewrite in rewrites where access(rewrite.path, W_OK) != 0 || rewrite.mode & 0o222 == 0 {
            throw CommandFailure("'\(rewrite.path)' is not corrected: it is read-only")
        }
        var staged: [(folder: String, temporary: String)] = []
        var done = 0
        do throws(CommandFailure) {
            for (number, rewrite) in rewrites.enumerated() {
                let folder = PathName.folder(of: rewrite.path)
                staged.append((folder, try rewrite.stage(in: folder, number: number)))
            }
            for (rewrite, file) in zip(rewrites, staged) {
                guard rename(PathName.join(file.folder, file.temporary), rewrite.path) == 0 else {
                    throw rewrite.failure(SystemError.last)
                }
                done += 1
            }
        } catch {
            for file in staged.dropFirst(done) { unlink(PathName.join(file.folder, file.temporary)) }
            throw error
        }
    }

    private func stage(in folder: String, number: Int) throws(CommandFailure) -> String {
        do throws(SystemError) {
            let descriptor = try Descriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
            return try AtomicFile.stage(edits.edited, in: descriptor, mode: mode, number: number)
        } catch {
            throw failure(error)
        }
    }

    private func failure(_ error: SystemError) -> CommandFailure {
        CommandFailure("'\(path)' is not corrected: it cannot be written: \(error.reason)")
    }
}
