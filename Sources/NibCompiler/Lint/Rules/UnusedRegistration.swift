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
            let open = linked.openDequeues
            lazy var literals = linked.table.literalCounts()
            for registration in linked.registrations {
                // What subclasses put something else in the place of may be for no object at all.
                guard let call = registration.call, call.otherHolders.isEmpty, !registration.isViewUnknown,
                    registration.views.count == 1,
                    let identifiers = registration.identifiers, identifiers.count == 1,
                    !identifiers[0].text.isEmpty,
                    let families = registration.families,
                    call.trace.isEmpty || linked.callerPlace(of: call.trace, at: call.place) != nil,
                    !used.contains(identifiers[0]), literals[identifiers[0].text, default: 0] < 2,
                    !linked.isHandedOn(registration, open), !linked.isBesidesFault(registration)
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

    /// The types whose code dequeues what is not known.
    fileprivate var openDequeues: Set<TypeID?> {
        Set(
            analysis.effects.dequeues.lazy.filter {
                !$0.isLeftToCaller && $0.identifier.strings == nil && $0.registration == nil
            }.map(\.holder))
    }

    /// Whether another finding says why nothing is dequeued: what is dequeued instead, a provider that is not
    /// there, a class that is not known.
    fileprivate func isBesidesFault(_ registration: LinkedRegistration) -> Bool {
        guard let call = registration.call, call.source.unknown == nil,
            !call.source.atoms.allSatisfy({ if case .null = $0 { true } else { false } })
        else { return true }
        if verdicts.contains(where: { mayBeSame($0.view, registration.views[0]) }) { return true }
        guard registration.families?.contains(where: \.isSupplementary) ?? true else { return false }
        return !dequeues.contains { dequeue in
            dequeue.families?.contains(where: \.isSupplementary) ?? true
                && dequeue.views.contains { mayBeSame($0, registration.views[0]) }
        }
    }

    /// Whether something that is not known may dequeue from the view.
    fileprivate func isHandedOn(_ registration: LinkedRegistration, _ openDequeues: Set<TypeID?>) -> Bool {
        guard let holder = registration.holder, isChainKnown(holder),
            !table.descendants(of: holder).contains(where: { !isChainKnown($0) })
        else { return true }
        if table[holder].declarations.contains(where: { $0.declaration.access == .open }) { return true }
        if registration.views[0].holder.map(analysis.effects.askingSuper.contains) ?? false { return true }
        if isEscaped(registration.views[0]) || mayBeNamedUnread(registration.views[0]) { return true }
        // A wrapper's registration is held by the view; the code that dequeues is of whoever holds that.
        let holders = [holder, registration.views[0].holder].compactMap(\.self)
        return openDequeues.contains { open in
            open.map { open in holders.contains { table.areRelated(open, $0) } } ?? true
        }
    }
}
