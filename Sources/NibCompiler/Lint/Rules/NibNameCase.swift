import InterfaceBuilder

extension Rule {
    package static let nibNameCase = Rule(
        id: "nib-name-case", severity: .error, uikitRules: ["C3", "C1"],
        summary: "the name of a registered nib differs from the file's in letter case",
        explanation: """
            The simulator runs on a file system that takes `userCell` and `UserCell` for the same name; a \
            device does not. There the app raises `NSInternalInconsistencyException` ("could not load NIB in \
            bundle") at the first dequeue.

            Write the name as the file has it.
            """,
        fix: .sometimes,
        check: .program { program, report in
            for registration in program.facts.registrations + program.facts.unidentified {
                guard let nib = program.missingNib(of: registration), let other = nib.sameButForCase else {
                    continue
                }
                report.add(
                    "there is no nib '\(nib.name)'; the file's name is '\(other.nibName)'",
                    at: registration.origin, notes: [Note("the nib", at: SourceRange(wholeOf: other.file))],
                    // Code may use the name for more than the nib.
                    fixes: Fix.respelling(
                        of: nib.name.text, as: other.nibName.text, at: registration.origin,
                        safety: registration.isInCode ? .needsReview : .safe),
                    subject: registration.key.subject)
            }
        })
}
