#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system said no to, as the end of a sentence.
struct SystemError: Error, Sendable {
    let number: Int32

    /// The error of the call just made.
    static var last: SystemError { SystemError(number: errno) }

    /// Such as `permission denied`; lower-case, in English on every system.
    var reason: String {
        switch number {
        case ENOENT: "it does not exist"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of its path is not a folder"
        case ELOOP: "symbolic links lead in a circle"
        case ENAMETOOLONG: "a name is too long"
        case ENOSPC: "the disk is full"
        case EROFS: "the file system is read-only"
        case EDQUOT: "the disk quota is used up"
        case EMFILE, ENFILE: "too many files are open"
        case EFBIG: "the file would be too large"
        default: strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)"
        }
    }
}
