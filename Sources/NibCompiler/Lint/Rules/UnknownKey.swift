import InterfaceBuilder

extension Rule {
    package static let unknownKey = Rule(
        id: "unknown-key", severity: .error,
        summary: "the manifest has a key that means nothing there",
        explanation: """
            A key that nibc does not know would be ignored, and with it what it was meant to say.

            Correct the key. The reference of the manifest lists what may stand where.
            """,
        check: .whileReading)
}
