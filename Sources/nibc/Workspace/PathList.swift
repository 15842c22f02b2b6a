#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The paths of `--files-from`.
enum PathList {
    /// One path a line, or ended by NUL bytes if there are any; empty lines are left out.
    static func read(_ name: String) throws(CommandFailure) -> [String] {
        let bytes: [UInt8]
        do throws(SystemError) {
            let file = try Descriptor(name == "-" ? dup(0) : open(name, O_RDONLY | O_CLOEXEC))
            guard let read = try file.read(expected: 1 << 16, limit: FileContents.maximumSize) else {
                throw SystemError(number: EFBIG)
            }
            bytes = read
        } catch {
            let what = name == "-" ? "standard input" : "'\(name)'"
            throw CommandFailure("the list of files in \(what) cannot be read: \(error.reason)")
        }
        if bytes.contains(0) {
            return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }
}
