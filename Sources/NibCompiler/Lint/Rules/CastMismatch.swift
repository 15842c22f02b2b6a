import InterfaceBuilder

extension Rule {
    package static let castMismatch = Rule(
        id: "cast-mismatch", severity: .error, sometimes: [.warning], uikitRules: ["D5", "D6", "J6"],
        summary: "a dequeued view is cast to a class that it does not have",
        explanation: """
            What is registered under the identifier makes views of another class. A forced cast traps ("Could \
            not cast value of type …"); a conditional one gives nil every time, and a view that is made on the \
            spot instead makes a collection view raise \
            `NSInternalInconsistencyException` ("the view returned … was not retrieved by calling …").

            Correct the cast, or register what it expects.
            """,
        check: .program { program, report in
            guard let linked = program.linked else { return }
            var seen: Set<String> = []
            for dequeue in linked.dequeues where dequeue.call.isInCallback && !dequeue.isViewUnknown {
                // A condition around a later cast may say which of several views it is.
                let later = (linked.analysis.effects.laterCasts[dequeue.call.place] ?? []).map { ($0, true) }
                for (cast, isLater) in later + [dequeue.call.cast].compactMap(\.self).map({ ($0, false) }) {
                    guard let target = cast.type.id,
                        let wrong = linked.wrongSupplier(of: dequeue, target, cast, onEachView: isLater),
                        !linked.isTested(dequeue, target),
                        seen.insert(linked.placeText(of: cast, in: dequeue)).inserted
                    else { continue }
                    let (supplier, product) = wrong
                    let isError = cast.isForced || cast.hasFreshFallback && !dequeue.call.namespace.isTable
                    report.add(
                        "the views of '\(dequeue.identifiers?.first?.text ?? "")' are of class "
                            + "\(linked.table[product].name), which is no \(linked.table[target].name)",
                        at: linked.place(of: cast, in: dequeue),
                        severity: isError ? nil : .warning,
                        notes: [Note("registered here", at: supplier.origin)])
                }
            }
        })
}

extension LinkedSources {
    /// The type that has to change: in the cast or, where that is a wrapper's generic parameter, at the call.
    func place(of cast: CastDemand, in dequeue: LinkedDequeue) -> SourceRange {
        guard cast.isGeneric, let call = dequeue.call.trace.first else { return range(cast.place) }
        return range(call.annotation ?? call.argument ?? call.call)
    }

    /// Whether the code asks for the class of the view before it casts, or changes it.
    func isTested(_ dequeue: LinkedDequeue, _ target: TypeID) -> Bool {
        var isTested = false
        SyntaxWalk.visit(
            dequeue.call.function?.body ?? [], { _ in },
            { expression in
                switch expression.kind {
                case .typeTest(_, let type):
                    if type.name?.split(separator: ".").last.map(String.init) == table[target].simpleName {
                        isTested = true
                    }
                case .call(let callee, _):
                    if ["isKind", "isMember", "object_setClass"].contains(callee.calledName) {
                        isTested = true
                    }
                default: break
                }
            })
        return isTested
    }

    fileprivate func placeText(of cast: CastDemand, in dequeue: LinkedDequeue) -> String {
        let place = place(of: cast, in: dequeue)
        return "\(place.file.path):\(place.bytes.start)"
    }

    /// What supplies a dequeue, where all of it makes views that certainly are not of the class.
    fileprivate func wrongSupplier(
        of dequeue: LinkedDequeue, _ target: TypeID, _ cast: CastDemand, onEachView: Bool
    ) -> (LinkedRegistration, TypeID)? {
        guard let identifiers = dequeue.identifiers, identifiers.count == 1, let families = dequeue.families,
            !dequeue.views.isEmpty
        else { return nil }
        var first: (LinkedRegistration, TypeID)?
        for view in dequeue.views {
            let wrong =
                areSuppliersKnown(of: view)
                ? wrongSupplier(of: dequeue, identifiers[0], families, on: view, target, cast) : nil
            if wrong == nil, onEachView || dequeue.call.isConditional { return nil }
            first = first ?? wrong
        }
        return first
    }

    private func wrongSupplier(
        of dequeue: LinkedDequeue, _ identifier: ReuseIdentifier, _ families: [ReuseFamily], on view: ViewID,
        _ target: TypeID, _ cast: CastDemand
    ) -> (LinkedRegistration, TypeID)? {
        // A table may make a view that is none of its kind, which is a warning: it is the cast that traps.
        let isTrap = cast.isForced && dequeue.call.namespace.isTable
        var first: (LinkedRegistration, TypeID)?
        for supplier in suppliers(of: view, identifier) {
            guard
                supplier.families?.contains(where: { families.contains($0) }) ?? true
            else { continue }
            guard supplier.identifiers != nil, let products = products(of: supplier), !products.isEmpty,
                products.allSatisfy({ isCertainlyNo($0, target) && (isTrap || isReusable($0, families)) })
            else { return nil }
            first = first ?? (supplier, products[0])
        }
        return first
    }

    /// Whether the class may stand at the place at all: one that may not is a fault of its own.
    private func isReusable(_ product: TypeID, _ families: [ReuseFamily]) -> Bool {
        families.contains { table.descends(product, fromUIKit: $0.requiredFamily.uikitClass) ?? true }
    }
}
