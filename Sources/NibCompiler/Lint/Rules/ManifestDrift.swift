import InterfaceBuilder

extension Rule {
    package static let manifestDrift = Rule(
        id: "manifest-drift", severity: .warning, uikitRules: [],
        summary: "the manifest and the source of a controller disagree",
        explanation: """
            Where a controller's source can be read, it is what runs; the manifest is what is expected of it. \
            One of the two is out of date.

            Correct the manifest, or the source.
            """,
        check: .program { program, report in
            guard let linked = program.linked, !program.scopes.isEmpty else { return }
            for finding in ManifestDriftSearch(program, linked).found() {
                report.add(finding.message, at: finding.place, notes: finding.notes, subject: finding.subject)
            }
        })
}
