import InterfaceBuilder

/// Writes the functions that give the cell for the app's choice.
struct CellDispatchEmitter {
    let plan: ControllerPlan

    /// What two views must agree in to share a function.
    private struct Aspect: Equatable {
        var choice: CellChoicePlan
        /// Where the cells differ by section.
        var sections: SectionsPlan?
        var takesSection: Bool
    }

    private var all: [(view: Int, isShared: Bool, choice: CellChoicePlan)] {
        var names: [SwiftIdentifier] = []
        for choice in plan.views.flatMap(\.cellChoices) where !names.contains(choice.name) {
            names.append(choice.name)
        }
        return names.flatMap { name in
            ViewFunctions.views(of: plan) { view -> Aspect? in
                view.cellChoices.first { $0.name == name }.map {
                    Aspect(
                        choice: $0, sections: $0.slot.sections.isEmpty ? nil : view.sections,
                        takesSection: view.dataSource?.takesSection == true)
                }
            }
            .compactMap { index, isShared in
                plan.views[index].cellChoices.first { $0.name == name }.map { (index, isShared, $0) }
            }
        }
    }

    private func name(_ view: ViewPlan, _ choice: CellChoicePlan, isShared: Bool) -> String {
        ViewFunctions.name("dequeue", view, choice.name.name, isShared: isShared)
    }

    /// Whether the app says which section it is: a diffable data source knows it, a number does not tell.
    private func takesSection(_ view: ViewPlan, _ choice: CellChoicePlan) -> Bool {
        !choice.slot.sections.isEmpty && view.dataSource?.takesSection == true
    }

    var functions: [ViewFunctions.Function] {
        all.map { index, isShared, choice in
            let view = plan.views[index]
            let objects = DispatchObjects(plan: plan, slots: [choice.slot])
            return ViewFunctions.Function(
                name: name(view, choice, isShared: isShared),
                labels: ["_"] + (takesSection(view, choice) ? ["_"] : []) + ["from", "for"]
                    + objects.labels + (objects.isEmpty ? [] : ["item"]), view: index)
        }
    }

    func emit(to writer: inout SwiftWriter) {
        for (index, isShared, choice) in all {
            emit(choice, of: plan.views[index], isShared: isShared, to: &writer)
        }
    }

    private func emit(
        _ cells: CellChoicePlan, of view: ViewPlan, isShared: Bool, to writer: inout SwiftWriter
    ) {
        guard let choice = plan.choices([cells.slot]).first else { return }
        let objects = DispatchObjects(plan: plan, slots: [cells.slot])
        let takesSection = takesSection(view, cells)
        var first = ["_ \(choice.parameter.text): \(choice.enumName.text)"]
        if takesSection, let section = view.dataSource?.section { first.append("_ section: \(section.text)") }
        let isBySection = !cells.slot.sections.isEmpty && !takesSection
        writer.separate()
        writer.documentation(
            "The cell for `\(choice.parameter.name)`\(isBySection ? " in the section at `indexPath`" : "").")
        let signature = SwiftSignature(
            plan.functionHead + name(view, cells, isShared: isShared) + (objects.isEmpty ? "" : "<Item>"),
            [first, ["from \(view.parameter): \(view.viewClass)", "for indexPath: IndexPath"]]
                + objects.parameters + (objects.isEmpty ? [] : [["item: Item"]]),
            returns: view.cellClass)
        writer.function(signature) { writer in
            let body = SlotEmitter(plan: plan, view: view)
            if isBySection, let sections = view.sections {
                body.guardSection(sections, number: "indexPath.section", to: &writer)
            }
            let title = "\(plan.name.plain).\(view.name)"
            body.emit(cells.slot, title: title, to: &writer)
        }
    }
}
