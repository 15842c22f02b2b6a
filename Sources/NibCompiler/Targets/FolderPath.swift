/// Absolute paths as text, as project files name them.
enum FolderPath {
    /// `path` seen from `folder`, without `.`, double slashes and `..`.
    static func join(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        let text = path.hasPrefix("/") ? path : folder + "/" + path
        for part in text.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The rest of an absolute path below `folder`: empty for the folder itself, nil if it lies elsewhere.
    static func relative(_ path: String, to folder: String) -> Substring? {
        if folder == "/" { return path.dropFirst() }
        guard path.hasPrefix(folder) else { return nil }
        let rest = path.dropFirst(folder.count)
        return rest.isEmpty ? "" : rest.first == "/" ? rest.dropFirst() : nil
    }

    /// The path without its last component.
    static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "/"
    }

    /// The path without the `.lproj` folders in it: what languages have in common.
    static func withoutLanguages(_ path: Substring) -> String {
        path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}
