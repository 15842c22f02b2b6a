import InterfaceBuilder

extension Rule {
    package static let registrationHidesPrototype = Rule(
        id: "registration-hides-prototype", severity: .error, uikitRules: ["A14"],
        summary: "a registration takes the place of a storyboard prototype",
        explanation: """
            A storyboard registers its prototypes by itself. A class registered under the same identifier \
            takes their place: views are then made by `init(frame:)` or `init(style:reuseIdentifier:)`, \
            nothing that was drawn is loaded, every outlet is nil, and the first access traps. For a nib \
            instead of a class it is not certain which of the two wins, so that is a note.

            Remove the registration (`prototype:` in the manifest), or give one of the two another identifier.
            """,
        check: .program { program, report in
            var prototypes: [ReuseKey: Registration] = [:]
            for registration in program.facts.registrations where registration.certainty == .certain {
                if case .prototype = registration.source, prototypes[registration.key] == nil {
                    prototypes[registration.key] = registration
                }
            }
            for registration in program.facts.registrations where !registration.usesRegistrationObject {
                guard let prototype = prototypes[registration.key] else { continue }
                let severity: Severity
                switch registration.source {
                case .class: severity = .error
                case .nib: severity = .note
                case .prototype: continue
                }
                report.add(
                    "\(registration.sourceDescription) is registered under the identifier of a storyboard "
                        + "prototype and hides it",
                    at: registration.origin, severity: severity,
                    notes: [Note("the prototype", at: prototype.origin)], subject: registration.key.subject)
            }
        })
}
