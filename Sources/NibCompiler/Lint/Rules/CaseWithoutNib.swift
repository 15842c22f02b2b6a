import InterfaceBuilder

extension Rule {
    package static let caseWithoutNib = Rule(
        id: "case-without-nib", severity: .error, sometimes: [.warning], uikitRules: ["A18", "C1"],
        summary: "a case of an enum of nib names stands for a nib that does not exist",
        explanation: """
            Where one enum is at once the choice of a view, its nib's name and its reuse identifier, a case \
            without a nib is found only when the app makes that choice: it then raises \
            `NSInternalInconsistencyException` ("could not load NIB in bundle").

            Correct the nib of the case, or remove the case.
            """,
        check: .program { program, report in
            for registration in program.facts.registrations {
                guard let choice = registration.choice, let nib = program.missingNib(of: registration),
                    nib.sameButForCase == nil
                else { continue }
                report.add(
                    "case '\(choice)' stands for nib '\(nib.name)', which does not exist",
                    at: registration.origin, severity: nib.elsewhere == nil ? nil : .warning,
                    notes: nib.notes, subject: registration.key.subject)
            }
        })
}
