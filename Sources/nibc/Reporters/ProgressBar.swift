import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A line on the terminal of standard error that says how far the work is, once it has taken half a second.
///
/// There is one, as there is one terminal; until it is started nothing is drawn. Whatever else is written takes it
/// away first.
final class ProgressBar: Sendable {
    static let shared = ProgressBar()

    private struct State {
        var isRunning = false
        var isDrawn = false
        /// Into `stages`.
        var stage = 0
        var total = 0
        var done = 0
        var width = 80
    }

    /// The stages by the name under which `Stopwatch` ends them, with their usual part of the time.
    private static let stages: [(name: String, text: String, weight: Double)] = [
        ("find files", "finding files", 4), ("read view descriptions", "reading view descriptions", 16),
        ("read sources", "reading sources", 20), ("evaluate sources", "evaluating sources", 35),
        ("link", "linking", 5), ("check", "checking", 20),
    ]

    private let state = Mutex(State())

    /// Begins to draw, a while from now.
    func start(width: Int) {
        state.withLock { $0 = State(isRunning: true, width: width) }
        let thread = Thread { [self] in
            usleep(500_000)
            while draw() { usleep(100_000) }
        }
        // Nobody waits for it; it lives until the process ends.
        if thread.start() { _ = Unmanaged.passRetained(thread) }
    }

    /// Takes the line away, for good.
    func stop() {
        state.withLock { state in
            if state.isDrawn { Self.write("\r\u{1B}[K") }
            state = State()
        }
    }

    /// A stage has ended.
    func finish(_ stage: String) {
        guard let index = Self.stages.firstIndex(where: { $0.name == stage }) else { return }
        state.withLock { state in
            guard state.isRunning else { return }
            state.stage = index + 1
            state.total = 0
            state.done = 0
        }
    }

    /// The present stage has so many more parts.
    func expect(_ count: Int) {
        state.withLock { if $0.isRunning { $0.total += count } }
    }

    /// A part is done.
    func step() {
        state.withLock { if $0.isRunning { $0.done += 1 } }
    }

    /// Returns false once there is nothing more to draw.
    private func draw() -> Bool {
        state.withLock { state in
            guard state.isRunning else { return false }
            Self.write("\r\u{1B}[K" + Self.text(of: state))
            state.isDrawn = true
            return true
        }
    }

    private static func text(of state: State) -> String {
        let whole = stages.reduce(0) { $0 + $1.weight }
        let before = stages.prefix(state.stage).reduce(0) { $0 + $1.weight }
        let present = state.stage < stages.count ? stages[state.stage].weight : 0
        let part = state.total > 0 ? Double(state.done) / Double(state.total) : 0
        let share = (before + present * part) / whole
        let cells = 24
        let filled = min(Int(share * Double(cells)), cells)
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: cells - filled)
        let what = state.stage < stages.count ? stages[state.stage].text : "reporting"
        let count = state.total > 0 ? " \(state.done)/\(state.total)" : ""
        return String("nibc: [\(bar)] \(what)\(count)".prefix(max(state.width - 1, 0)))
    }

    private static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { buffer in
                #if canImport(Darwin)
                    Darwin.write(2, buffer.baseAddress, buffer.count)
                #elseif canImport(Musl)
                    Musl.write(2, buffer.baseAddress, buffer.count)
                #else
                    Glibc.write(2, buffer.baseAddress, buffer.count)
                #endif
            }
            // What cannot be drawn is not worth failing for.
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
