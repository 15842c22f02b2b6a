import InterfaceBuilder

extension Rule {
    package static let invalidValue = Rule(
        id: "invalid-value", severity: .error,
        summary: "a value of the manifest is of the wrong type or not among those allowed",
        explanation: """
            The value cannot mean what it was written for.

            Correct the value; the message names what is allowed.
            """,
        check: .whileReading)
}
