import InterfaceBuilder

extension Rule {
    package static let identifierMismatch = Rule(
        id: "identifier-mismatch", severity: .error, uikitRules: ["B6"],
        summary: "a nib's reuse identifier is not the one it is registered under",
        explanation: """
            The reuse identifier in a nib may be empty. If it is not, it must be the registered one, letter \
            for letter: UIKit raises `NSInternalInconsistencyException` ("view reuse identifier in nib does \
            not match the identifier used to register the nib") at the first dequeue.

            Correct the identifier in Interface Builder, or leave it empty.
            """,
        fix: .sometimes,
        check: .program { program, report in
            for nib in program.registeredNibs {
                guard let root = nib.root, let identifier = root.effectiveIdentifier else { continue }
                let wrong = nib.registrations.filter { registration in
                    if case .decoration = registration.key.family { return false }
                    // An empty one is the registration's fault (empty-identifier), not the nib's.
                    return !registration.usesRegistrationObject && !registration.key.identifier.text.isEmpty
                        && registration.key.identifier != ReuseIdentifier(identifier.value)
                }
                guard let first = wrong.first else { continue }
                let registered = Set(nib.registrations.map(\.key.identifier))
                report.add(
                    "reuse identifier '\(identifier.value)' is not '\(first.key.identifier)', under which nib "
                        + "'\(nib.name)' is registered",
                    at: nib.document.place(identifier.range), notes: wrong.map(nib.identifierNote),
                    fixes: registered.count == 1
                        ? nib.document.replacement(
                            of: identifier.range, by: first.key.identifier.text,
                            title: "set the reuse identifier to '\(first.key.identifier)'") : [],
                    subject: first.key.subject)
            }
        })
}
