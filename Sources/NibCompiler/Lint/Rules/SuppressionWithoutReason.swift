import InterfaceBuilder

extension Rule {
    package static let suppressionWithoutReason = Rule(
        id: "suppression-without-reason", severity: .note,
        summary: "a comment suppresses a finding and does not say why",
        explanation: """
            The comment works. But whoever reads it next year cannot tell whether the finding was wrong, is \
            harmless there, or was to be looked at later.

            Write the reason behind the rules: `// nibc:allow unknown-outlet set by key-value coding in the tests`. A team \
            that wants to see to it gives this rule the severity `error` in nibc.yml. An entry of \
            `lint: {allow: …}` always has a reason.
            """,
        check: .whileJudging)
}
