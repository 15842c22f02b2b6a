import InterfaceBuilder

extension Rule {
    package static let manifestDrift = Rule(
        id: "manifest-drift", severity: .warning, sometimes: [.error], uikitRules: [],
        summary: "the manifest and the source of a controller disagree",
        explanation: """
            Where a controller's source can be read, it is what runs; the manifest is what is expected of it. \
            One of the two is out of date. Where the code that nibc writes for the manifest would not compile beside the \
            source, it is an error: where the manifest names a case that the app's enum does not have, or leaves one \
            out; where it takes a table view for a collection view; where it names a type that is private to a file; where it \
            has two controllers of which one inherits from the other, and functions of one name.

            Correct the manifest, or the source.
            """,
        check: .program { program, report in
            guard let linked = program.linked, !program.scopes.isEmpty else { return }
            for finding in ManifestDriftSearch(program, linked).found() {
                report.add(
                    finding.message, at: finding.place, severity: finding.severity, notes: finding.notes,
                    subject: finding.subject)
            }
        })
}
