import InterfaceBuilder

/// What is to be said of one identifier of a dequeue.
struct DequeueVerdict {
    var dequeue: LinkedDequeue
    var identifier: ReuseIdentifier
    /// The view that lacks the identifier.
    var view: ViewID
    var fault: Fault
    /// Other values that the identifier may have and that are missing in the same way.
    var others: [ReuseIdentifier] = []
    /// Whether every value that the identifier may have is missing, in code that some object of the class reaches.
    var isCertain: Bool

    enum Fault {
        case unregistered
        /// Registered on the view, in another namespace.
        case otherKind(LinkedRegistration)
        /// Registered on another view of the same type.
        case otherView(LinkedRegistration)

        func isSame(as other: Fault) -> Bool {
            switch (self, other) {
            case (.unregistered, .unregistered), (.otherKind, .otherKind), (.otherView, .otherView): true
            default: false
            }
        }
    }
}

extension LinkedSources {
    /// The faults of every dequeue that UIKit leads to, of whose view everything is known (uikit-rules A1, A2,
    /// A3, A5, A6, A15). Each place once for each identifier.
    func judged() -> [DequeueVerdict] {
        var result: [DequeueVerdict] = []
        var seen: Set<String> = []
        let ruledOut = RuledOutBranches(table)
        for dequeue in dequeues where dequeue.call.isInCallback {
            guard let identifiers = dequeue.identifiers, !dequeue.views.isEmpty, !dequeue.isViewUnknown else {
                continue
            }
            let own = identifiers.filter { !$0.text.isEmpty }.compactMap { verdict(dequeue, $0) }
            guard var verdict = own.first else { continue }
            let place = verdict.place(in: self)
            guard seen.insert("\(place.file.path) \(place.bytes.start) \(verdict.identifier)").inserted else {
                continue
            }
            verdict.others = own.dropFirst().filter { $0.fault.isSame(as: verdict.fault) }.map(\.identifier)
            verdict.isCertain =
                own.count == identifiers.count
                && !(dequeue.call.isConditional && ruledOut.isRuledOut(dequeue.call))
            result.append(verdict)
        }
        return result
    }

    private func verdict(_ dequeue: LinkedDequeue, _ identifier: ReuseIdentifier) -> DequeueVerdict? {
        var missing: [ViewID] = []
        var supplied: LinkedRegistration?
        for view in dequeue.views {
            if let supplier = supplier(of: identifier, dequeue.families, suppliers(of: view, identifier)) {
                supplied = supplier
            } else if areSuppliersKnown(of: view) {
                missing.append(view)
            } else {
                return nil
            }
        }
        guard let view = missing.first else { return nil }
        if let holder = dequeue.call.holder, !isChainKnown(holder) { return nil }
        func verdict(_ fault: DequeueVerdict.Fault) -> DequeueVerdict {
            DequeueVerdict(
                dequeue: dequeue, identifier: identifier, view: view, fault: fault, isCertain: true)
        }
        if let supplied {
            // One of several views has it: only a dequeue that every view reaches is certain to fail.
            guard !dequeue.call.isConditional, dequeue.identifiers?.count == 1 else { return nil }
            return verdict(.otherView(supplied))
        }
        for view in missing {
            if let other = suppliers(of: view, identifier).first(where: { $0.identifiers != nil }) {
                return verdict(.otherKind(other))
            }
        }
        if let other = elsewhere(identifier, dequeue) { return verdict(.otherView(other)) }
        return verdict(.unregistered)
    }

    private func supplier(
        of identifier: ReuseIdentifier, _ families: [ReuseFamily]?, _ suppliers: [LinkedRegistration]
    ) -> LinkedRegistration? {
        suppliers.first { supplier in
            guard supplier.mayRegister(identifier) else { return false }
            guard let own = supplier.families else {
                return families?.contains(where: \.isSupplementary) ?? true
            }
            guard let families else { return own.contains(where: \.isSupplementary) }
            return own.contains { families.contains($0) }
        }
    }

    /// A registration of the identifier on another view of the same type.
    private func elsewhere(_ identifier: ReuseIdentifier, _ dequeue: LinkedDequeue) -> LinkedRegistration? {
        supplierIndex.registrations(of: identifier).first { registration in
            guard !registration.isViewUnknown, let holder = registration.holder,
                let families = registration.families
            else { return false }
            return families.contains { dequeue.families?.contains($0) ?? $0.isSupplementary }
                && dequeue.views.contains { view in view.holder.map { table.areRelated($0, holder) } ?? false
                }
        }
    }

    /// The call that gives a wrapper what it registers or dequeues: its argument, or its name where the type is
    /// inferred. Nil where the call of UIKit says it itself.
    func callerPlace(of trace: [TracePoint], at place: CodePlace) -> SourceRange? {
        if isGenerated(place), let call = trace.last(where: { !isGenerated($0.call) }) ?? trace.first {
            // Generated code is as the manifest says: the app's call is what can be corrected.
            return range(call.call)
        }
        guard analysis.effects.calls[place]?.isLeftToCaller ?? false else { return nil }
        let point = trace.last { !(analysis.effects.calls[$0.call]?.isLeftToCaller ?? false) }
        return point.map { range($0.argument ?? $0.call) }
    }

    /// Whether nibc wrote the code at the place.
    func isGenerated(_ place: CodePlace) -> Bool { table.files[place.file]?.file.isGenerated ?? false }
}

extension ReuseFamily {
    var isSupplementary: Bool { if case .supplementary = self { true } else { false } }
}
