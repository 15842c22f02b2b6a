import InterfaceBuilder

extension Program {
    /// Whether the layout certainly asks for the supplementary view of a dequeue, as far as conditions around it
    /// matter: a flow layout asks for headers and footers that have a size only, and the branch for the others never
    /// runs (uikit-rules H1).
    func mayAsk(_ verdict: DequeueVerdict) -> Bool {
        let call = verdict.dequeue.call
        guard call.namespace == .supplementary, let model = layouts else { return true }
        if model.emitsNothing(verdict.view) { return false }
        let emitted = model.emitted(by: verdict.view)
        guard let families = verdict.dequeue.families else {
            // Of the kind that is asked for: under a condition, or with an identifier for each, one of them may be for
            // what is never asked.
            return !call.isConditional && (verdict.isCertain || emitted.count > 1)
        }
        guard call.isConditional else { return true }
        return families.contains { family in
            if case .supplementary(let kind) = family { emitted.contains(kind) } else { true }
        }
    }
}
