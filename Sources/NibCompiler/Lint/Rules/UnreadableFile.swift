import InterfaceBuilder

extension Rule {
    package static let unreadableFile = Rule(
        id: "unreadable-file", severity: .error,
        summary: "a file cannot be read",
        explanation: """
            The file cannot be opened, is not a file, is over 32 MiB, is a compiled nib, or is in no encoding that \
            is understood. What it holds is unknown, so nothing is concluded from it.

            Make it readable, or exclude it.
            """,
        check: .whileReading)
}
