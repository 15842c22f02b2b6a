#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files that options name to be written. What is in them is replaced, whatever it is: so none of them may be what a
/// run reads or generates.
struct NamedOutputs {
    private let workingFolder: String
    private var options: [Key: String] = [:]

    /// Which file a path leads to, whether it is there or not.
    private enum Key: Hashable {
        case file(FileIdentity)
        case path(String)
    }

    /// Refuses two options with one file. A device or a pipe may be named twice.
    init(_ named: [(option: OptionSpec, path: String?)], workingFolder: String) throws(CommandFailure) {
        self.workingFolder = workingFolder
        for (option, path) in named {
            guard let path, let key = key(of: path) else { continue }
            if let other = options.updateValue(option.name, forKey: key) {
                throw CommandFailure("'--\(other)' and '--\(option.name)' name the same file '\(path)'")
            }
        }
    }

    /// Refuses to write over these files.
    ///
    /// - Parameter reason: Such as `is read`.
    func refuse(_ paths: some Sequence<String>, _ reason: String) throws(CommandFailure) {
        guard !options.isEmpty else { return }
        for path in paths {
            guard let key = key(of: path), let option = options[key] else { continue }
            throw CommandFailure(
                "'\(PathName.relative(path, to: workingFolder))' \(reason) and is not overwritten; choose another name"
                    + " for '--\(option)'")
        }
    }

    /// Nil for what is there and no regular file.
    private func key(of path: String) -> Key? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let absolute = PathName.absolute(path, in: workingFolder)
            let folder = PathName.folder(of: absolute)
            return .path(PathName.join(PathName.real(folder) ?? folder, String(PathName.name(of: absolute))))
        }
        return status.st_mode & S_IFMT == S_IFREG ? .file(FileIdentity(status)) : nil
    }
}
