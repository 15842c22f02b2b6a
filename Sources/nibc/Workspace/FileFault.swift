import InterfaceBuilder

/// Why a file or folder is not read.
struct FileFault: Error, Sendable {
    let message: String
    /// Whether there is no such file, so that a compiler does not read it, either.
    let isMissing: Bool

    /// The text up to what is wrong, and from there on; nil where nothing is known about the file's lines.
    private let text: (before: [UInt8], after: [UInt8])?

    init(_ message: String, isMissing: Bool = false) {
        self.message = message
        self.isMissing = isMissing
        text = nil
    }

    /// A byte that is no UTF-8 is at its line and column; what else is wrong, at a byte of the file.
    init(undecodable failure: SourceDecoder.Failure, in bytes: [UInt8]) {
        isMissing = false
        text = SourceDecoder.text(around: failure, in: bytes)
        message =
            "file cannot be decoded: \(failure.message)" + (text == nil ? ", at byte \(failure.offset)" : "")
    }

    /// The finding, at what is wrong, else at the file's start.
    func diagnostic(path: String) -> Diagnostic {
        var range = SourceRange(wholeOf: SourceFile(path: path, text: []))
        if let text {
            let start = text.before.count
            range = SourceRange(
                SourceFile(path: path, text: text.before + text.after),
                ByteRange(start, start + text.after.count))
        }
        return Diagnostic(id: "unreadable-file", severity: .error, message: message, range: range)
    }
}
