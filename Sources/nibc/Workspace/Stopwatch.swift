#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Says on standard error what each stage took, if it was asked to.
struct Stopwatch {
    let isOn: Bool
    private var start: UInt64

    init(isOn: Bool) {
        self.isOn = isOn
        start = isOn ? Self.now : 0
    }

    /// The end of a stage, and the start of the next.
    mutating func lap(_ stage: String) {
        ProgressBar.shared.finish(stage)
        guard isOn else { return }
        let now = Self.now
        let micros = (now - start) / 1000
        start = now
        let millis = "\(micros / 1000).\(String(String(1000 + micros % 1000).dropFirst()))"
        StandardStream.error.writeIgnoringErrors(
            "nibc: \(stage): \(millis) ms, peak memory \(Self.peakMemory >> 10) KiB\n")
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// In bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #elseif canImport(Musl)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss << 10
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss << 10
        #endif
    }
}
