#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The paths of `--files-from`.
enum PathList {
    /// One path a line, in quotes as git writes names that are not ASCII, or ended by NUL bytes if there are any; empty
    /// lines and a byte order mark are left out.
    static func read(_ name: String) throws(CommandFailure) -> [String] {
        var bytes: [UInt8]
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
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.contains(0) {
            return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return line.isEmpty ? nil : String(decoding: unquoted(line) ?? Array(line), as: UTF8.self)
        }
    }

    /// What stands in quotes, with git's escapes resolved; nil where it is not so written.
    private static func unquoted(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        let quote = UInt8(ascii: "\"")
        guard line.count >= 2, line.first == quote, line.last == quote else { return nil }
        var rest = line.dropFirst().dropLast()
        var name: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                if byte == quote { return nil }
                name.append(byte)
                continue
            }
            guard let sign = rest.popFirst() else { return nil }
            switch sign {
            case UInt8(ascii: "a"): name.append(0x07)
            case UInt8(ascii: "b"): name.append(0x08)
            case UInt8(ascii: "t"): name.append(0x09)
            case UInt8(ascii: "n"): name.append(0x0A)
            case UInt8(ascii: "v"): name.append(0x0B)
            case UInt8(ascii: "f"): name.append(0x0C)
            case UInt8(ascii: "r"): name.append(0x0D)
            case quote, UInt8(ascii: "\\"): name.append(sign)
            default:
                let digits = [sign] + rest.prefix(2)
                guard digits.count == 3,
                    let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
                else { return nil }
                name.append(byte)
                rest.removeFirst(2)
            }
        }
        return name
    }
}
