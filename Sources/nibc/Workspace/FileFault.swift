import InterfaceBuilder

/// Why a file or folder is not read.
struct FileFault: Error, Sendable {
    let message: String
    /// Whether there is no such file, so that a compiler does not read it, either.
    let isMissing: Bool

    init(_ message: String, isMissing: Bool = false) {
        self.message = message
        self.isMissing = isMissing
    }

    init(undecodable failure: SourceDecoder.Failure) {
        self.init("file cannot be decoded: \(failure.message), at byte \(failure.offset)")
    }

    /// The finding, at the file's start: nothing is known about its lines.
    func diagnostic(path: String) -> Diagnostic {
        Diagnostic(
            id: "unreadable-file", severity: .error, message: message,
            range: SourceRange(wholeOf: SourceFile(path: path, text: [])))
    }
}
