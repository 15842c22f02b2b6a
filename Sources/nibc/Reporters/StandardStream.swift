#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output or standard error.
enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    func write(_ text: String) throws(CommandFailure) {
        try write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do {
            let stream = try Descriptor(dup(rawValue))
            try stream.write(bytes)
        } catch {
            throw CommandFailure(
                "standard \(self == .output ? "output" : "error") cannot be written: \(error.reason)")
        }
    }

    /// For what is said on the side: if it cannot be said, the work goes on.
    func writeIgnoringErrors(_ text: String) {
        try? write(text)
    }

    /// Whether colour makes sense: on a terminal, unless `NO_COLOR` is set.
    var showsColor: Bool {
        guard isatty(rawValue) == 1 else { return false }
        if let value = getenv("NO_COLOR"), value[0] != 0 { return false }
        if let value = getenv("TERM"), String(cString: value) == "dumb" { return false }
        return true
    }
}
