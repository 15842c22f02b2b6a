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
        ProgressBar.shared.stop()
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

    /// Whether somebody looks at it.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// What it can show.
    var terminal: Terminal {
        guard isTerminal else { return .none }
        var size = winsize()
        let isKnown = ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Terminal(
            showsColor: !Self.isSet("NO_COLOR") && !isDumb, width: isKnown ? Int(size.ws_col) : 80)
    }

    /// Whether the terminal knows no control sequences.
    var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? false }

    private static func isSet(_ name: String) -> Bool { getenv(name).map { $0[0] != 0 } ?? false }
}
