#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, folder or stream, closed with its owner.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Takes over a descriptor that the system gave out; fails with the system's error if it gave none.
    init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw SystemError.last }
        self.number = number
    }

    deinit { _ = close(number) }

    /// What the descriptor is open for.
    func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw SystemError.last }
        return status
    }

    /// The bytes from here to the end, with one call if there are as many as `expected`; nil once they are
    /// more than `limit`.
    func read(expected: Int, limit: Int) throws(SystemError) -> [UInt8]? {
        var failure: SystemError?
        var isAtEnd = false
        var bytes = [UInt8](unsafeUninitializedCapacity: min(expected, limit) + 1) { buffer, count in
            while count < buffer.count {
                let got = Self.read(
                    number,
                    UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...])))
                if got < 0 { failure = SystemError.last }
                if got == 0 { isAtEnd = true }
                if got <= 0 { return }
                count += got
            }
        }
        while failure == nil, !isAtEnd, bytes.count <= limit {
            let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let got = Self.read(number, UnsafeMutableRawBufferPointer(buffer))
                if got < 0 { failure = SystemError.last }
                count = max(0, got)
            }
            isAtEnd = more.isEmpty
            bytes += more
        }
        if let failure { throw failure }
        return bytes.count <= limit ? bytes : nil
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let wrote = Self.write(number, UnsafeRawBufferPointer(rebasing: buffer[done...]))
                if wrote < 0 {
                    if errno == EINTR { continue }
                    failure = SystemError.last
                    return
                }
                done += wrote
            }
        }
        if let failure { throw failure }
    }

    private static func read(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let got = Platform.read(number, buffer.baseAddress, buffer.count)
            if got >= 0 || errno != EINTR { return got }
        }
    }

    private static func write(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        Platform.write(number, buffer.baseAddress, buffer.count)
    }
}

/// The C functions whose names the methods above hide.
private enum Platform {
    static func read(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(number, bytes, count)
        #elseif canImport(Musl)
            Musl.read(number, bytes, count)
        #else
            Glibc.read(number, bytes, count)
        #endif
    }

    static func write(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(number, bytes, count)
        #elseif canImport(Musl)
            Musl.write(number, bytes, count)
        #else
            Glibc.write(number, bytes, count)
        #endif
    }
}
