import InterfaceBuilder

/// Writes the functions that find a table's header or footer: only where sections differ or the app chooses.
struct TableDispatchEmitter {
    let plan: ControllerPlan

    private struct Aspect: Equatable {
        var slot: SlotPlan
        var sections: SectionsPlan?
    }

    private var all: [(view: Int, isShared: Bool, position: ManifestUse.Position)] {
        [ManifestUse.Position.header, .footer].flatMap { position in
            ViewFunctions.views(of: plan) { view -> Aspect? in
                guard view.family == .table, view.hasDispatch,
                    let slot = slot(of: view, position),
                    !slot.sections.isEmpty || slot.common?.isChoice == true
                else { return nil }
                return Aspect(slot: slot, sections: view.sections)
            }
            .map { ($0.view, $0.isShared, position) }
        }
    }

    private func slot(of view: ViewPlan, _ position: ManifestUse.Position) -> SlotPlan? {
        view.slots.first { $0.position == position }
    }

    private func name(_ view: ViewPlan, _ position: ManifestUse.Position, isShared: Bool) -> String {
        ViewFunctions.name(
            "dequeue", view, position == .footer ? "FooterView" : "HeaderView", isShared: isShared)
    }

    var functions: [ViewFunctions.Function] {
        all.map { index, isShared, position in
            let view = plan.views[index]
            let choices = slot(of: view, position).map { plan.choices([$0]) } ?? []
            return ViewFunctions.Function(
                name: name(view, position, isShared: isShared),
                labels: choices.map { _ in "_" } + ["inSection", "from"], view: index)
        }
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared, position) in all {
            let view = plan.views[index]
            guard let slot = slot(of: view, position) else { continue }
            let choices = plan.choices([slot])
            let isOptional = slot.sections.contains { $0 == nil }
            let chosen = choices.isEmpty ? "" : " for \(SwiftComment.list(choices.map(\.parameter.name)))"
            let none = isOptional ? "; nil where it has none" : ""
            writer.separate()
            writer.documentation(
                "The \(position.word) of `section`\(chosen)\(none).", "",
                "The answer to `tableView(_:viewFor\(position == .footer ? "Footer" : "Header")InSection:)`.")
            let signature = SwiftSignature(
                plan.functionHead + name(view, position, isShared: isShared),
                [
                    choices.map { "_ \($0.parameter.text): \($0.enumName.text)" }
                        + ["inSection section: Int", "from tableView: UITableView"]
                ], returns: "UITableViewHeaderFooterView" + (isOptional ? "?" : ""))
            writer.function(signature) { writer in
                let body = SlotEmitter(plan: plan, view: view)
                if let sections = view.sections, !slot.sections.isEmpty {
                    body.guardSection(sections, number: "section", to: &writer)
                }
                let served = isShared ? Array(plan.views.indices) : [index]
                body.emit(slot, title: plan.title(served), isOptional: isOptional, to: &writer)
            }
        }
    }
}
