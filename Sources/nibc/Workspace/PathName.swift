#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Paths as text: joined, made absolute, compared. Looks at no file.
enum PathName {
    /// `name` in `folder`, as a user would write it: nothing is put before names in the working directory.
    static func join(_ folder: String, _ name: String) -> String {
        if folder == "." || folder.isEmpty { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// The last component.
    static func name(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// The path without its last component: `.` for a name alone.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path from the root, without `.` and double slashes, and with `..` taken back.
    static func absolute(_ path: String, in workingFolder: String) -> String {
        "/" + simplified(path.hasPrefix("/") ? path : workingFolder + "/" + path)
    }

    /// A relative or absolute path without `.`, double slashes and `..`, where that can be taken back.
    static func clean(_ path: String) -> String {
        let text = simplified(path)
        if path.hasPrefix("/") { return "/" + text }
        return text.isEmpty ? "." : text
    }

    private static func simplified(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                if let last = parts.last, last != ".." {
                    parts.removeLast()
                } else if !path.hasPrefix("/") {
                    parts.append(part)
                }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// The order of the bytes, as `lexicographicallyPrecedes` has it, without looking at each of them.
    static func precedes(_ left: String, _ right: String) -> Bool {
        let order = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right -> Bool in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return left.count < right.count
                }
                let order = memcmp(first, second, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
        return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// Whether an absolute path is `folder` or lies below it.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        if folder == "/" { return true }
        let (path, folder) = (path.utf8, folder.utf8)
        guard path.starts(with: folder) else { return false }
        return path.count == folder.count || path[path.index(path.startIndex, offsetBy: folder.count)] == 0x2F
    }

    /// An absolute path as seen from `folder`, if it lies below it; else unchanged.
    static func relative(_ path: String, to folder: String) -> String {
        guard isInside(path, folder) else { return path }
        let rest = path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)
        return rest.isEmpty ? "." : String(Substring(rest))
    }

    /// An absolute path as seen from an absolute folder, wherever it lies: with `..` for the folders to leave.
    static func relative(_ path: String, from folder: String) -> String {
        let path = path.split(separator: "/")
        let folder = folder.split(separator: "/")
        var common = 0
        while common < min(path.count, folder.count), path[common].utf8.elementsEqual(folder[common].utf8) {
            common += 1
        }
        let up = Array(repeating: "..", count: folder.count - common)
        let parts = up + path[common...].map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The working directory, absolute.
    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// Whether there is a folder at the path.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path with every symbolic link followed; nil where there is no such file.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
