/// A command line that makes no sense, as one sentence.
struct UsageError: Error, Sendable {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
