#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which nibc this is: its version, which file it is, its size, and when it was written and put in its place.
///
/// So one that was built anew is another one, even where whoever copied it gave it the old one's size and age: the time
/// of the last change of a file's status is the system's own.
enum CommandIdentity {
    /// Nil where the system does not tell which file runs.
    static var text: String? {
        var status = stat()
        guard let path, stat(path, &status) == 0 else { return nil }
        let age = FileAge(status)
        let change = FileAge(changeOf: status)
        let identity = FileIdentity(status)
        return "\(Version.text) \(status.st_size) \(age.seconds) \(age.nanoseconds) \(identity.device)"
            + " \(identity.inode) \(change.seconds) \(change.nanoseconds)"
    }

    private static var path: String? {
        #if canImport(Darwin)
            var size = UInt32(0)
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        #else
            return "/proc/self/exe"
        #endif
    }
}
