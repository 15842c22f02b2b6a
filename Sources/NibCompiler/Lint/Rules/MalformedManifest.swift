import InterfaceBuilder

extension Rule {
    package static let malformedManifest = Rule(
        id: "malformed-manifest", severity: .error,
        summary: "the manifest is not YAML that nibc reads",
        explanation: """
            The manifest has a syntax error, a key twice, a tag, a merge key, several documents, or aliases or \
            nesting beyond any use.

            Repair it at the place named.
            """,
        check: .whileReading)
}
