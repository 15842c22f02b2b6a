import InterfaceBuilder

extension ControllerPlanner {
    mutating func planDataSource(_ view: View, _ index: Int) {
        let plan = result.views[index]
        checkObjects(view, plan)
        result.views[index].hasDispatch =
            view.dataSource.kind == .delegate && !plan.slots.isEmpty
            && !plan.slots.flatMap(\.leaves).flatMap(\.reusables)
                .contains { result.reusables[$0].usesObject }
        guard view.dataSource.kind == .diffable else { return }
        guard let sectionName = view.dataSource.section, let itemName = view.dataSource.item else {
            return refuse("a diffable data source needs 'section' and 'item'", at: view.name.range)
        }
        guard let section = typeName(sectionName), let item = typeName(itemName) else { return }
        let cells = plan.reusables.filter { result.reusables[$0].family.isCell }
        if let choice = plan.cellChoice, case .choice(let position, _) = choice {
            return refuse(
                "not yet generated: 'choose' with a diffable data source", at: result.choices[position].origin
            )
        }
        if cells.count > 1, let object = cells.first(where: { result.reusables[$0].usesObject }) {
            refuse(
                "not yet generated: a registration object beside other cells of a diffable data source",
                at: result.reusables[object].origin)
        }
        var supplementary: [DataSourcePlan.Supplementary] = []
        var isBySection = false
        for slot in plan.slots where view.family == .collection {
            if case .choice(let position, _)? = slot.leaves.first(where: {
                $0.reusables.count != 1 || $0.isChoice
            }) {
                return refuse(
                    "not yet generated: 'choose' with a diffable data source",
                    at: result.choices[position].origin)
            }
            if !slot.sections.isEmpty { isBySection = true }
            guard case .one(let reusable)? = slot.common ?? slot.leaves.first else { continue }
            guard let name = slot.kind.identifier else {
                collide("kind '\(slot.kind)' gives no Swift name", at: result.reusables[reusable].origin)
                continue
            }
            supplementary.append(
                DataSourcePlan.Supplementary(kind: slot.kind, name: name, reusable: reusable))
        }
        if isBySection {
            if let sections = plan.sections, sections.enumName != section {
                refuse(
                    "not yet generated: views by section whose enum is not the data source's section type",
                    at: sectionName.range)
            }
            for leaf in plan.slots.flatMap(\.leaves) {
                for reusable in leaf.reusables where result.reusables[reusable].usesObject {
                    refuse(
                        "not yet generated: registration objects by section",
                        at: result.reusables[reusable].origin)
                }
            }
        }
        for (position, item) in supplementary.enumerated()
        where supplementary[..<position].contains(where: { $0.name.name == item.name.name }) {
            collide(
                "two kinds of view become one Swift name, '\(item.name.name)'",
                at: result.reusables[item.reusable].origin)
        }
        result.views[index].hasDispatch = view.family == .table ? !plan.slots.isEmpty : isBySection
        result.views[index].dataSource = DataSourcePlan(
            section: section, item: item, cell: cells.count == 1 ? cells[0] : nil,
            supplementary: supplementary, isBySection: isBySection)
    }

    /// A view's function that finds the header by kind knows no registration object; then all have one.
    private mutating func checkObjects(_ view: View, _ plan: ViewPlan) {
        guard view.dataSource.kind != .diffable else { return }
        let all = plan.slots.flatMap(\.leaves).flatMap(\.reusables)
        guard let object = all.first(where: { result.reusables[$0].usesObject }),
            all.contains(where: { !result.reusables[$0].usesObject })
        else { return }
        refuse(
            "not yet generated: registration objects beside headers and footers that have none",
            at: result.reusables[object].origin)
    }
}

extension Leaf {
    var isChoice: Bool {
        if case .choice = self { true } else { false }
    }
}
