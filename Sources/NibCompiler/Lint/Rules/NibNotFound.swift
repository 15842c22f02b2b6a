import InterfaceBuilder

extension Rule {
    package static let nibNotFound = Rule(
        id: "nib-not-found", severity: .error, sometimes: [.warning], uikitRules: ["C1"],
        summary: "a registered nib does not exist",
        explanation: """
            `UINib(nibName:bundle:)` does not fail for a name that no nib has. The app raises \
            `NSInternalInconsistencyException` ("could not load NIB in bundle") at the first dequeue, often \
            only when somebody scrolls that far.

            Correct the name, or add the xib to the target.
            """,
        check: .program { program, report in
            for registration in program.facts.registrations + program.facts.unidentified {
                guard registration.choice == nil, let nib = program.missingNib(of: registration),
                    nib.sameButForCase == nil
                else { continue }
                report.add(
                    "there is no nib '\(nib.name)'", at: registration.origin,
                    severity: nib.elsewhere == nil ? nil : .warning, notes: nib.notes,
                    subject: registration.key.subject)
            }
        })
}
