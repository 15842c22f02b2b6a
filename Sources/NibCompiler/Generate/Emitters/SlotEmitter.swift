/// Writes the statements that return the view of a slot.
struct SlotEmitter {
    let plan: ControllerPlan
    let view: ViewPlan

    /// Turns a section's number into its case.
    func guardSection(_ sections: SectionsPlan, number: String, to writer: inout SwiftWriter) {
        let name = sections.enumName
        writer.block("guard let section = \(name.text)(rawValue: \(number)) else") {
            $0.failure("\(name.plain) has no case \(code: number)")
        }
    }

    func emit(_ slot: SlotPlan, title: String, isOptional: Bool = false, to writer: inout SwiftWriter) {
        guard let sections = view.sections, !slot.sections.isEmpty else {
            emit(slot.common, pattern: nil, to: &writer)
            return
        }
        writer.line("switch section {")
        for group in SectionGroup.of(sections, by: slot.sections) {
            if group.value != nil {
                emit(group.value, pattern: group.pattern, to: &writer)
            } else if isOptional {
                writer.switchCase(group.pattern, statement: "return nil")
            } else {
                emitMissing(group.pattern, group.cases, slot, title: title, to: &writer)
            }
        }
        writer.line("}")
    }

    private func emitMissing(
        _ pattern: String, _ sections: [SwiftIdentifier], _ slot: SlotPlan, title: String,
        to writer: inout SwiftWriter
    ) {
        let section: SwiftMessage =
            sections.count == 1 ? "\(sections[0].name)" : "\(code: "section")"
        let message: SwiftMessage =
            "\(plan.manifest) gives \(title) no \(slot.position.word) in section '\(section)'"
        writer.switchCase(pattern, statement: "fatalError(\(message.text))")
    }

    /// One view, or a switch over the choice; behind a `case` if there is a pattern.
    func emit(_ leaf: Leaf?, pattern: String?, to writer: inout SwiftWriter) {
        switch leaf {
        case .one(let index): emit(index, pattern: pattern, hasReturn: true, to: &writer)
        case .choice(let index, let reusables):
            let choice = plan.choices[index]
            if let pattern {
                writer.line("\(pattern):")
                writer.indented { emit(choice, reusables, to: &$0) }
            } else {
                emit(choice, reusables, to: &writer)
            }
        case nil: break
        }
    }

    private func emit(_ choice: ChoicePlan, _ reusables: [Int], to writer: inout SwiftWriter) {
        let needsCases = reusables.contains { plan.reusables[$0].isTyped || plan.reusables[$0].usesObject }
        if let first = reusables.first, !needsCases {
            let raw = "\(choice.parameter.text).rawValue"
            let family = plan.reusables[first].family
            guard family == .tableHeaderFooter else {
                return DequeueEmitter(plan: plan).emitDirect(
                    family, identifier: raw, kind: nil, before: "return ", to: &writer)
            }
            // Of a table's views, those that nothing is registered for are nil.
            DequeueEmitter(plan: plan).emitDirect(
                family, identifier: raw, kind: nil, before: "let view = ", to: &writer)
            writer.block("guard let view else") {
                $0.failure(
                    "\(plan.word(first)) '\(code: raw)' is not registered with the table view")
            }
            return writer.line("return view")
        }
        writer.line("switch \(choice.parameter.text) {")
        for (name, index) in zip(choice.cases, reusables) {
            emit(index, pattern: "case .\(name.member)", hasReturn: true, to: &writer)
        }
        writer.line("}")
    }

    private func emit(_ index: Int, pattern: String?, hasReturn: Bool, to writer: inout SwiftWriter) {
        let call =
            plan.reusables[index].usesObject
            ? objectCall(plan.reusables[index]) : DequeueEmitter(plan: plan).call(index)
        if let pattern {
            writer.switchCase(pattern, call, before: "return ")
        } else {
            writer.call(call, before: "return ")
        }
    }

    /// The dequeue of a view that has a registration object, which a parameter holds.
    private func objectCall(_ reusable: Reusable) -> SwiftCall {
        let object = "using: \(DispatchObjects.name(reusable))"
        return reusable.family.isCell
            ? SwiftCall(
                "collectionView.dequeueConfiguredReusableCell",
                [[.text(object), "for: indexPath", "item: item"]])
            : SwiftCall(
                "collectionView.dequeueConfiguredReusableSupplementary", [[.text(object), "for: indexPath"]])
    }
}
