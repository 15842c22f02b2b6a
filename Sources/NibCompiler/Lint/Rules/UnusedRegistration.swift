import InterfaceBuilder

extension Rule {
    package static let unusedRegistration = Rule(
        id: "unused-registration", severity: .note, uikitRules: ["A19"],
        summary: "a view is registered and never dequeued",
        explanation: """
            The nib is never opened and the class never made, so their faults stay hidden until somebody starts \
            to use them.

            Remove the registration, or dequeue it.
            """,
        check: .program { program, report in
            guard let linked = program.linked else { return }
            let used = linked.dequeuedIdentifiers
            let literals = linked.table.literalCounts()
            for registration in linked.registrations {
                guard let call = registration.call, !registration.isViewUnknown, registration.views.count == 1,
                    let identifiers = registration.identifiers, identifiers.count == 1, !identifiers[0].text.isEmpty,
                    let families = registration.families, call.trace.isEmpty || linked.callerPlace(of: call.trace, at: call.place) != nil,
                    !used.contains(identifiers[0]), literals[identifiers[0].text, default: 0] < 2,
                    !linked.isHandedOn(registration)
                else { continue }
                let view = linked.key(of: registration.views[0])
                report.add(
                    "'\(identifiers[0])' is registered as a \(families[0].noun) of \(view.description) and never dequeued",
                    at: linked.callerPlace(of: call.trace, at: call.place) ?? registration.identifierOrigin,
                    subject: ReuseKey(view: view, family: families[0], identifier: identifiers[0]).subject)
            }
        })
}

extension LinkedSources {
    /// Every identifier that is dequeued anywhere, by anything, and those that code names in any other way.
    fileprivate var dequeuedIdentifiers: Set<ReuseIdentifier> {
        var result: Set<ReuseIdentifier> = []
        for call in analysis.effects.dequeues {
            for text in call.identifier.knownStrings { result.insert(ReuseIdentifier(text)) }
        }
        return result
    }

    /// Whether something that is not known may dequeue from the view.
    fileprivate func isHandedOn(_ registration: LinkedRegistration) -> Bool {
        guard let holder = registration.holder, isChainKnown(holder), !table.descendants(of: holder).contains(where: { !isChainKnown($0) }) else { return true }
        if table[holder].declarations.contains(where: { $0.declaration.access == .open }) { return true }
        if escaped.contains(where: { mayBeSame($0, registration.views[0]) }) { return true }
        return analysis.effects.dequeues.contains { call in
            call.identifier.strings == nil && call.registration == nil
                && (call.holder.map { table.areRelated($0, holder) } ?? true)
        }
    }
}
