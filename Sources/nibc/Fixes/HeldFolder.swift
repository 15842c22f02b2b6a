#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that is open and locked beside others, so that no other nibc takes what is staged there for leftovers.
final class HeldFolder {
    let path: String
    let descriptor: Descriptor

    init(_ path: String) throws(SystemError) {
        self.path = path
        descriptor = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        descriptor.lock(.shared)
    }
}
