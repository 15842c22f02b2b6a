import InterfaceBuilder

extension Rule {
    package static let emptyIdentifier = Rule(
        id: "empty-identifier", severity: .error, sometimes: [.warning], uikitRules: ["A9"],
        summary: "a view is registered or dequeued under an empty reuse identifier",
        explanation: """
            A collection view raises `NSInvalidArgumentException` ("must pass a valid reuse identifier") when \
            it registers or dequeues under an empty identifier. A table view's documentation forbids it; what \
            happens there is not known, so it is a warning.

            Give the view an identifier. (An empty identifier inside a nib is fine: it is filled in.)
            """,
        check: .program { program, report in
            program.linked?.reportEmptyIdentifiers(&report)
            for dequeue in program.facts.dequeues where dequeue.key.identifier.text.isEmpty {
                let isTable = dequeue.key.family == .tableCell || dequeue.key.family == .tableHeaderFooter
                report.add(
                    "the reuse identifier of a \(dequeue.key.family.noun) of "
                        + "\(dequeue.key.view.description) is empty",
                    at: dequeue.origin,
                    severity: isTable ? .warning : nil, subject: dequeue.key.subject)
            }
        })
}

extension LinkedSources {
    /// Calls with a constant identifier that is empty; each once.
    fileprivate func reportEmptyIdentifiers(_ report: inout Report) {
        var seen: Set<CodePlace> = []
        func check(_ place: CodePlace, _ identifier: Value, _ namespace: ReuseCall.Namespace) {
            guard identifier.strings == [""], !identifier.isOpen, !identifier.isVariable,
                namespace != .decoration,
                seen.insert(place).inserted
            else { return }
            let isTable = namespace == .tableCell || namespace == .tableHeaderFooter
            report.add("the reuse identifier is empty", at: range(place), severity: isTable ? .warning : nil)
        }
        for call in analysis.effects.registrations where !call.isAppKit {
            // A subclass may say more, and its superclass may have no objects of its own.
            let hasHeirs = call.holder.map { !table.descendants(of: $0).isEmpty } ?? false
            if hasHeirs, !isLiteral(call.identifierPlace) { continue }
            check(call.identifierPlace, call.identifier, call.namespace)
        }
        for call in analysis.effects.dequeues
        where !call.isAppKit && call.registration == nil && call.otherHolders.isEmpty {
            check(call.identifierPlace, call.identifier, call.namespace)
        }
    }
}
