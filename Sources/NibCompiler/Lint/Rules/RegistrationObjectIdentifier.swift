import InterfaceBuilder

extension Rule {
    package static let registrationObjectIdentifier = Rule(
        id: "registration-object-identifier", severity: .error, uikitRules: ["B7", "B6"],
        summary: "a nib used through a registration object has a reuse identifier of its own",
        explanation: """
            `CellRegistration` and `SupplementaryRegistration` make up a private reuse identifier. A nib with \
            an identifier of its own never matches it, and UIKit raises `NSInternalInconsistencyException` at \
            the first dequeue ("view reuse identifier in nib does not match the identifier used to register the \
            nib").

            Leave the nib's reuse identifier empty.
            """,
        check: .program { program, report in
            for nib in program.registeredNibs {
                guard let root = nib.root, let identifier = root.effectiveIdentifier,
                    let registration = nib.registrations.first(where: \.usesRegistrationObject)
                else { continue }
                report.add(
                    "nib '\(nib.name)' has the reuse identifier '\(identifier.value)'; a registration object "
                        + "makes up its own",
                    at: nib.document.place(identifier.range), notes: [nib.registrationNote(registration)],
                    subject: registration.key.subject)
            }
        })
}
