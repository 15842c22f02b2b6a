import InterfaceBuilder

extension Program {
    /// Whether the layout may ask for the supplementary view of a dequeue, as far as conditions around it matter: a
    /// flow layout asks for headers and footers that have a size only, and the branch for the others never runs
    /// (uikit-rules H1).
    func mayAsk(_ verdict: DequeueVerdict) -> Bool {
        let call = verdict.dequeue.call
        guard call.namespace == .supplementary, let model = layouts else { return true }
        let demands = [ElementKind.sectionHeader, .sectionFooter].map {
            model.demand(for: $0, in: verdict.view)
        }
        if demands.allSatisfy({ $0 == .never }) { return false }
        guard let families = verdict.dequeue.families else {
            // Of the kind that is asked for: under a condition that looks at it, or with an identifier for each, one
            // of them may be for what is never asked.
            return !call.looksAtKind && (verdict.isCertain || demands.allSatisfy(\.mayBe))
        }
        guard call.isConditional else { return true }
        return families.contains { family in
            if case .supplementary(let kind) = family {
                model.demand(for: kind, in: verdict.view).mayBe
            } else {
                true
            }
        }
    }
}

extension SourceDequeue {
    /// Whether the call depends on a condition that may look at the kind: its function does something with the
    /// parameter besides handing it on as a kind.
    fileprivate var looksAtKind: Bool {
        guard isConditional else { return false }
        guard trace.isEmpty, let function,
            let kind = function.parameters.first(where: { $0.label == "viewForSupplementaryElementOfKind" })
        else { return true }
        var mentions = 0
        var handed = 0
        SyntaxWalk.visit(function.body ?? []) { _ in
        } _: { expression in
            if case .name(kind.name) = expression.kind { mentions += 1 }
            guard case .call(_, let arguments) = expression.kind else { return }
            for argument in arguments where argument.label == "ofKind" {
                if case .name(kind.name) = argument.value.kind { handed += 1 }
            }
        }
        return mentions > handed
    }
}
