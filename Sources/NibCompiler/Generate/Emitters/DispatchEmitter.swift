import InterfaceBuilder

/// Writes the functions that find the view of a section: by kind, and by the app's choice.
struct DispatchEmitter {
    let plan: ControllerPlan

    /// What two views must agree in to share a function.
    private struct Aspect: Equatable {
        var slots: [SlotPlan]
        var sections: SectionsPlan?
        var dataSource: DataSourcePlan?

        init(_ view: ViewPlan) {
            slots = view.slots
            sections = view.sections
            dataSource = view.dataSource
        }
    }

    private var collections: [(view: Int, isShared: Bool)] {
        if plan.tags != nil {
            let asked = plan.views.firstIndex(where: isAsked).map { [($0, true)] } ?? []
            let own = plan.views.indices.filter { hasFunction(plan.views[$0]) && !isAsked(plan.views[$0]) }
            return asked + own.map { ($0, false) }
        }
        return ViewFunctions.views(of: plan) { view in
            hasFunction(view) ? Aspect(view) : nil
        }
    }

    private func hasFunction(_ view: ViewPlan) -> Bool { view.family == .collection && view.hasDispatch }

    /// Whether the function that tells views apart by their tags serves the view. The provider of a diffable data source
    /// knows which view it is for, and calls a function of that view's own, unless all views are alike.
    private func isAsked(_ view: ViewPlan) -> Bool {
        guard plan.tags != nil, hasFunction(view) else { return false }
        return view.dataSource == nil
            || plan.views.allSatisfy { hasFunction($0) && Aspect($0) == Aspect(view) }
    }

    /// The views that one function serves.
    private func served(_ index: Int) -> [ViewPlan] {
        isAsked(plan.views[index]) ? plan.views.filter(isAsked) : [plan.views[index]]
    }

    /// Whether the app says which section it is: a diffable data source knows it, a number does not tell.
    private func takesSection(_ view: ViewPlan) -> Bool {
        view.dataSource?.takesSection == true && view.slots.contains { !$0.sections.isEmpty }
    }

    private func name(_ view: ViewPlan, isShared: Bool) -> String {
        ViewFunctions.name("dequeue", view, "SupplementaryView", isShared: isShared)
    }

    var functions: [ViewFunctions.Function] {
        let functions = collections.map { index, isShared in
            let view = plan.views[index]
            let slots = served(index).flatMap(\.slots)
            let labels = plan.choices(slots).map { _ in "_" } + (takesSection(view) ? ["_"] : [])
            return ViewFunctions.Function(
                name: name(view, isShared: isShared),
                labels: labels + ["ofKind", "from", "for"] + DispatchObjects(plan: plan, slots: slots).labels,
                view: index)
        }
        return functions + CellDispatchEmitter(plan: plan).functions
            + TableDispatchEmitter(plan: plan).functions
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared) in collections { emit(index, isShared: isShared, to: &writer) }
        TableDispatchEmitter(plan: plan).emit(to: &writer)
        CellDispatchEmitter(plan: plan).emit(to: &writer)
    }

    private func emit(_ index: Int, isShared: Bool, to writer: inout SwiftWriter) {
        let view = plan.views[index]
        let slots = served(index).flatMap(\.slots)
        var first = plan.choices(slots).map { "_ \($0.parameter.text): \($0.enumName.text)" }
        if takesSection(view), let section = view.dataSource?.section {
            first.append("_ section: \(section.text)")
        }
        writer.separate()
        writer.documentation(summary(slots, takesSection: takesSection(view)))
        if view.dataSource == nil {
            writer.documentation(
                "", "The answer to `collectionView(_:viewForSupplementaryElementOfKind:at:)`.")
        }
        let signature = SwiftSignature(
            plan.functionHead + name(view, isShared: isShared),
            [
                first + ["ofKind kind: String"],
                ["from collectionView: UICollectionView", "for indexPath: IndexPath"],
            ] + DispatchObjects(plan: plan, slots: slots).parameters, returns: "UICollectionReusableView")
        writer.function(signature) { writer in
            guard let tags = plan.tags, isAsked(view) else {
                let all = isShared ? Array(plan.views.indices) : [index]
                return emitBody(view, view.slots, title: plan.title(all), to: &writer)
            }
            let groups = plan.tagGroups { isAsked($0) ? Aspect($0) : nil }
            if groups.count == 1 {
                return emitBody(view, view.slots, title: plan.title(groups[0]), to: &writer)
            }
            writer.line("switch \(tags.parameter.text)(collectionView) {")
            for group in groups {
                writer.line("\(plan.pattern(group)):")
                let one = plan.views[group[0]]
                writer.indented {
                    emitBody(one, isAsked(one) ? one.slots : [], title: plan.title(group), to: &$0)
                }
            }
            writer.line("}")
        }
    }

    /// `The header or footer of the section at `indexPath`.`
    private func summary(_ slots: [SlotPlan], takesSection: Bool) -> String {
        var words: [String] = []
        for slot in slots where !words.contains(slot.position.word) { words.append(slot.position.word) }
        let what = SwiftComment.text(SwiftComment.enumeration(words, last: "or"))
        let choices = plan.choices(slots).map(\.parameter.name)
        let isBySection = slots.contains { !$0.sections.isEmpty } || choices.isEmpty
        let chosen = choices.isEmpty ? "" : " for \(SwiftComment.list(choices))"
        let place = takesSection ? " of `section`" : isBySection ? " of the section at `indexPath`" : ""
        return "The \(what)\(chosen)\(place)."
    }

    private func emitBody(
        _ view: ViewPlan, _ slots: [SlotPlan], title: String, to writer: inout SwiftWriter
    ) {
        let unknown: SwiftMessage = "\(plan.manifest) gives \(title) no view of kind '\(code: "kind")'"
        guard let first = slots.first else { return writer.failure(unknown) }
        if let sections = view.sections, !takesSection(view),
            slots.contains(where: { !$0.sections.isEmpty })
        {
            SlotEmitter(plan: plan, view: view).guardSection(
                sections, number: "indexPath.section", to: &writer)
        }
        let body = SlotEmitter(plan: plan, view: view)
        guard slots.count > 1 else {
            writer.block("guard kind == \(first.kind.expression) else") { $0.failure(unknown) }
            return body.emit(first, title: title, to: &writer)
        }
        writer.line("switch kind {")
        for slot in slots {
            writer.line("case \(slot.kind.expression):")
            writer.indented { body.emit(slot, title: title, to: &$0) }
        }
        writer.line("default:")
        writer.indented { $0.failure(unknown) }
        writer.line("}")
    }
}

extension ControllerPlan {
    /// The choices that slots ask for, each once.
    func choices(_ slots: [SlotPlan]) -> [ChoicePlan] {
        var indices: [Int] = []
        for case .choice(let index, _) in slots.flatMap(\.leaves) where !indices.contains(index) {
            indices.append(index)
        }
        return indices.map { choices[$0] }
    }
}
