import InterfaceBuilder

extension Rule {
    package static let unusedSuppression = Rule(
        id: "unused-suppression", severity: .warning,
        summary: "a suppression matches no finding, or names a rule that does not exist",
        explanation: """
            A comment `// nibc:allow rule-id reason`, an entry of `lint: {allow: …}` in nibc.yml or a line of a \
            baseline that no finding needs any more is left over from a fault that is gone. It would hide the \
            next fault of its kind at that place.

            Remove it: `nibc lint --fix` does. Where the rule's name is misspelled, correct it. Nothing is said \
            of suppressions where a file could not be read, or where single files are given: the finding might be \
            there if everything were known. A finding of this rule cannot itself be suppressed, but the rule can \
            be given another severity.
            """,
        fix: .sometimes, check: .whileJudging)
}
