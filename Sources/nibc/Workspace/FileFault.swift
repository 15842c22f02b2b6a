import InterfaceBuilder

/// Why a file or folder is not read.
struct FileFault: Error, Sendable {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    /// The finding, at the file's start: nothing is known about its lines.
    func diagnostic(path: String) -> Diagnostic {
        Diagnostic(
            id: "unreadable-file", severity: .error, message: message,
            range: SourceRange(wholeOf: SourceFile(path: path, text: [])))
    }
}
