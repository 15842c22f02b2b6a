/// Why a command could not do its work, as one sentence; the exit status is 2.
struct CommandFailure: Error, Sendable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
