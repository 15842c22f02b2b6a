import InterfaceBuilder

extension Rule {
    package static let conflictingRegistrations = Rule(
        id: "conflicting-registrations", severity: .warning, uikitRules: ["A7", "A17"],
        summary: "two different sources are registered under one reuse identifier",
        explanation: """
            The last registration under an identifier wins; the first is forgotten without a word. Views that \
            were meant to come from the first nib or class come from the second, and a cast to the first class \
            fails.

            Give each source its own identifier. One identifier for a header and a footer is fine: kinds are \
            separate namespaces.
            """,
        check: .program { program, report in
            var first: [Registering: Registration] = [:]
            for registration in program.facts.registrations {
                if case .prototype = registration.source { continue }
                if registration.usesRegistrationObject || registration.key.identifier.text.isEmpty {
                    continue
                }
                let registering = Registering(registration)
                guard let earlier = first[registering] else {
                    first[registering] = registration
                    continue
                }
                guard !registration.hasSameSource(as: earlier), registration.certainty == .certain,
                    earlier.certainty == .certain
                else { continue }
                report.add(
                    "\(registration.sourceDescription) replaces \(earlier.sourceDescription) under the "
                        + "identifier '\(registration.key.identifier)' of \(registration.key.view.description)",
                    at: !registration.isInCode ? registration.origin : registration.identifierOrigin,
                    notes: [Note("registered first here", at: earlier.origin)]
                        + [registration, earlier].compactMap(\.impliedIdentifierNote),
                    subject: registration.key.subject)
            }
        })
}

/// What registers under a key: a manifest, or a function of one class's objects.
private struct Registering: Hashable {
    var key: ReuseKey
    var function: ObjectIdentifier?
    var holder: TypeID?

    init(_ registration: Registration) {
        key = registration.key
        function = registration.function
        holder = registration.holder
    }
}

extension Registration {
    /// A note for the nib that gives the identifier, where the manifest leaves it to the nib.
    fileprivate var impliedIdentifierNote: Note? {
        guard identifierOrigin.file !== origin.file else { return nil }
        return Note("\(sourceDescription) has its identifier from here", at: identifierOrigin)
    }
}
