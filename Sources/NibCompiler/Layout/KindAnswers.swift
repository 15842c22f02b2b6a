import InterfaceBuilder

/// Answers to a collection view for a kind that the layout asks for, which are of another kind or none (uikit-rules
/// G4, G5, I2, J2, K4).
struct KindAnswers {
    enum Fault {
        /// The identifier is registered for other kinds.
        case registered(LinkedRegistration, ReuseIdentifier)
        case cell
        case otherKind(ElementKind)
        case trap
    }

    struct Finding {
        var fault: Fault
        /// The kind that is asked for; nil where any is.
        var kind: ElementKind?
        var place: SourceRange
    }

    let model: LayoutModel
    private var table: SymbolTable { model.table }
    private var linked: LinkedSources { model.linked }

    init(model: LayoutModel) { self.model = model }

    func findings() -> [Finding] {
        let empty = EmptyAnswers(model: model)
        var result: [Finding] = []
        for request in model.requests where request.role == .supplementary {
            let views = empty.views(of: request)
            guard let first = views.first, isAsked(request, views), !empty.isOverridden(request),
                !empty.asksForNothing(request)
            else { continue }
            let walk = AnswerWalk(request)
            let uses = Uses(request)
            guard uses.areKnown else { continue }
            var emitted = model.emitted(by: first)
            var emittedFirst = model.emittedFirst(by: first)
            for view in views.dropFirst() {
                emitted = emitted.filter(model.emitted(by: view).contains)
                emittedFirst = emittedFirst.filter(model.emittedFirst(by: view).contains)
            }
            let mayBeAsked = !views.allSatisfy(model.emitsNothing)
            for answer in walk.answers where !answer.way.isUncertain && !answer.way.isConditional {
                guard let dequeue = Dequeue(answer.value, request, model),
                    let fault = fault(
                        answer.way, dequeue, views, answer.way.isByPosition ? emitted : emittedFirst, uses,
                        mayBeAsked)
                else { continue }
                result.append(fault)
            }
            for trap in walk.traps
            where !trap.way.isUncertain && !trap.way.isConditional && !trap.way.isByPosition {
                guard trap.way.kinds.isNarrowed,
                    let kind = emittedFirst.first(where: { trap.way.kinds.contains($0) == true })
                else { continue }
                result.append(
                    Finding(
                        fault: .trap, kind: kind,
                        place: linked.range(CodePlace(file: request.file, range: trap.call.range))))
            }
        }
        return result
    }

    private func fault(
        _ way: AnswerWalk.Way, _ dequeue: Dequeue, _ views: [ViewID], _ emitted: [ElementKind],
        _ uses: Uses, _ mayBeAsked: Bool
    ) -> Finding? {
        let asked = emitted.filter { way.kinds.contains($0) == true }
        if dequeue.isCell {
            guard !asked.isEmpty || uses.isUntested && mayBeAsked else { return nil }
            return Finding(fault: .cell, kind: asked.first, place: linked.range(dequeue.identifierPlace))
        }
        if dequeue.isOfAskedKind {
            guard let kind = asked.first, let identifier = dequeue.identifier,
                let registration = registration(of: identifier, notFor: asked, views)
            else { return nil }
            return Finding(
                fault: .registered(registration, identifier), kind: kind,
                place: linked.range(dequeue.identifierPlace))
        }
        guard uses.isUntested, let place = dequeue.kindPlace, let first = dequeue.kinds?.first,
            let kind = asked.first(where: { !(dequeue.kinds?.contains($0) ?? true) })
        else { return nil }
        return Finding(fault: .otherKind(first), kind: kind, place: linked.range(place))
    }

    /// A registration of the identifier for a kind, where every view has it for none of those that are asked for.
    private func registration(
        of identifier: ReuseIdentifier, notFor kinds: [ElementKind], _ views: [ViewID]
    ) -> LinkedRegistration? {
        var result: LinkedRegistration?
        for view in views {
            guard linked.areSuppliersKnown(of: view) else { return nil }
            for supplier in linked.suppliers(of: view, identifier) {
                guard let families = supplier.families,
                    !kinds.contains(where: { families.contains(.supplementary($0)) })
                else { return nil }
                // Under no kind at all, it is another finding's.
                if families.contains(where: \.isSupplementary), supplier.identifiers != nil {
                    result = result ?? supplier
                }
            }
        }
        return result
    }

    /// Whether the views certainly ask this code, and no other.
    private func isAsked(_ request: ViewRequest, _ views: [ViewID]) -> Bool {
        guard let owner = request.owner else { return false }
        guard request.closure != nil else {
            guard linked.isChainKnown(owner) else { return false }
            return views.allSatisfy { view in
                guard let types = model.objects(asking: true, of: view), !types.isEmpty else { return false }
                return types.allSatisfy { $0 == owner || table.supertypes(of: $0).contains(owner) }
            }
        }
        guard views.count == 1 else { return false }
        let name = request.target?.nameComponents?.last
        return model.requests.filter { other in
            other.role == .supplementary && other.closure != nil
                && other.target?.nameComponents?.last == name
                && (other.owner.map { table.areRelated($0, owner) } ?? true)
        }.count == 1
    }
}
