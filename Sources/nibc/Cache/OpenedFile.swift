#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The bytes of a view description, not yet taken apart.
struct OpenedFile: Sendable {
    let found: FoundFile
    let contents: Result<Contents, FileFault>

    struct Contents: Sendable {
        let bytes: [UInt8]
        let status: stat
        let digest: ContentDigest
    }

    /// Reads and digests.
    static func read(_ found: FoundFile) -> OpenedFile {
        do throws(FileFault) {
            let (bytes, status) = try FileContents.bytes(of: found.path)
            return OpenedFile(
                found: found,
                contents: .success(
                    Contents(bytes: bytes, status: status, digest: ContentDigest(bytes))))
        } catch {
            return OpenedFile(found: found, contents: .failure(error))
        }
    }
}
