import InterfaceBuilder

extension ControllerPlanner {
    mutating func planDataSource(_ view: View, _ index: Int) {
        let plan = result.views[index]
        // Where each kind has one registration object, the app dequeues by that.
        let areObjects = plan.slots.allSatisfy { slot in
            guard slot.sections.isEmpty, case .one(let reusable)? = slot.common else { return false }
            return result.reusables[reusable].usesObject
        }
        result.views[index].hasDispatch =
            view.dataSource.kind == .delegate && !plan.slots.isEmpty && !areObjects
        guard view.dataSource.kind == .diffable else { return }
        guard let sectionName = view.dataSource.section, let itemName = view.dataSource.item else {
            return refuse("a diffable data source needs 'section' and 'item'", at: view.name.range)
        }
        guard let section = typeName(sectionName), let item = typeName(itemName) else { return }
        require(iOS: 13, for: "diffable data sources", at: sectionName.range)
        let cells = plan.reusables.filter { result.reusables[$0].family.isCell }
        var supplementary: [DataSourcePlan.Supplementary] = []
        var choices: [Int] = []
        for slot in plan.slots where view.family == .collection {
            for case .choice(let choice, _) in slot.leaves where !choices.contains(choice) {
                choices.append(choice)
            }
            guard let reusable = (slot.common ?? slot.leaves.first)?.reusables.first else { continue }
            guard let name = slot.kind.identifier else {
                collide("kind '\(slot.kind)' gives no Swift name", at: result.reusables[reusable].origin)
                continue
            }
            supplementary.append(
                DataSourcePlan.Supplementary(kind: slot.kind, name: name, reusable: reusable))
        }
        for (position, item) in supplementary.enumerated() {
            guard let other = supplementary[..<position].first(where: { $0.name.name == item.name.name })
            else { continue }
            collide(
                "kinds '\(item.kind)' and '\(other.kind)' are one Swift name, '\(item.name.name)'",
                at: place(of: item.kind, in: view),
                notes: [Note("the other one", at: place(of: other.kind, in: view))])
        }
        let isDispatched =
            view.family == .collection && (!choices.isEmpty || plan.slots.contains { !$0.sections.isEmpty })
        result.views[index].hasDispatch = view.family == .table ? !plan.slots.isEmpty : isDispatched
        result.views[index].dataSource = DataSourcePlan(
            section: section, item: item,
            cell: cells.count == 1 && plan.cellChoices.isEmpty ? cells[0] : nil,
            supplementary: supplementary, choices: choices, isDispatched: isDispatched,
            takesSection: plan.sections?.enumName == section)
    }

    /// Refuses what is newer than the oldest system that the app runs on.
    mutating func require(iOS major: Int, for what: String, at range: ByteRange) {
        let target = manifest.generate.deploymentTarget
        guard target < DeploymentTarget(major: major, minor: 0) else { return }
        refuse("\(what) need iOS \(major), and the deployment target is \(target)", at: range)
    }
}

extension Leaf {
    var isChoice: Bool {
        if case .choice = self { true } else { false }
    }
}
