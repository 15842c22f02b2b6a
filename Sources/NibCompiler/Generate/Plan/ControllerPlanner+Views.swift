import InterfaceBuilder

extension ControllerPlanner {
    /// An entry of the manifest with the reusable view that it is, and where this view has it from.
    typealias Placed = (use: ManifestUse, reusable: Int, source: Reusable.Source)

    /// The reusable views of a view, and what stands where.
    mutating func planView(_ view: View) {
        guard let suffix = SwiftIdentifier(converting: view.name.value, start: .upper) else {
            return collide("'\(view.name.value)' gives no Swift name", at: manifest.place(view.name.range))
        }
        var sections: SectionsPlan?
        if let declared = view.sections {
            guard let type = enumName(declared.reference) else { return }
            sections = SectionsPlan(
                enumName: type,
                cases: cases(declared.each.map(\.name), isDeclared: declared.reference.isDeclared),
                isDeclared: declared.reference.isDeclared)
        }
        var plan = ViewPlan(
            name: view.name.value, suffix: suffix, family: view.family, sections: sections,
            isMadeInCode: scope.sceneViews(of: view, in: controller).isEmpty)
        let uses = scope.uses(of: view, in: controller)
        var indices: [Placed] = []
        for use in uses {
            if case .decoration(let kind) = use.position {
                planDecoration(use, kind: kind, in: &plan)
                continue
            }
            guard let reusable = reusable(use, in: view), let source = reusable.sources.first else {
                continue
            }
            let placed: Placed = (use, add(reusable), source)
            let index = placed.reusable
            if let other = indices.first(where: { conflicts($0, placed) }) {
                collide(
                    "identifier '\(reusable.identifier)' is given to two different views",
                    as: rule(forConflict: other.use, use, in: view), at: reusable.origin,
                    notes: [Note("the other one", at: manifest.place(other.use.identifier.range))])
            }
            indices.append(placed)
            plan.sources[index] = source
            plan.places.append(
                ViewPlan.Place(reusable: index, position: use.position, section: use.section))
        }
        guard !hasError else { return }
        for placed in indices.filter({ !$0.use.position.isCell }) + indices.filter(\.use.position.isCell)
        where !plan.reusables.contains(placed.reusable) { plan.reusables.append(placed.reusable) }
        planSlots(of: view, uses: indices, in: &plan)
        result.views.append(plan)
    }

    /// Whether one view would have two different things under one key.
    private func conflicts(_ left: Placed, _ right: Placed) -> Bool {
        let (one, two) = (result.reusables[left.reusable], result.reusables[right.reusable])
        return one.family == two.family && one.identifier == two.identifier
            && !one.usesObject && !two.usesObject
            && (left.reusable != right.reusable || left.source != right.source)
    }

    private mutating func add(_ reusable: Reusable) -> Int {
        if let index = result.reusables.firstIndex(where: { $0.isSame(as: reusable) }) {
            for source in reusable.sources where !result.reusables[index].sources.contains(source) {
                result.reusables[index].sources.append(source)
            }
            return index
        }
        result.reusables.append(reusable)
        return result.reusables.count - 1
    }

    private mutating func planSlots(of view: View, uses: [Placed], in plan: inout ViewPlan) {
        var positions: [ManifestUse.Position] = []
        for (use, _, _) in uses where !use.position.isCell && !positions.contains(use.position) {
            positions.append(use.position)
        }
        let standard = positions.filter { $0 == .header } + positions.filter { $0 == .footer }
        for position in standard + positions.filter({ $0 != .header && $0 != .footer }) {
            let own = (view.sections?.each ?? []).map { section -> Leaf?? in
                guard let slot = section.slots.slot(at: position) else { return .none }
                guard slot.entry != nil else { return .some(nil) }
                return .some(
                    leaf(uses.filter { $0.use.section == section.name.value && $0.use.position == position }))
            }
            let common = leaf(uses.filter { $0.use.section == nil && $0.use.position == position })
            let differs = own.contains { $0 != nil }
            plan.slots.append(
                SlotPlan(
                    position: position, common: common, sections: differs ? own.map { $0 ?? common } : []))
        }
        for (number, slot) in plan.slots.enumerated()
        where plan.slots[..<number].contains(where: { $0.kind == slot.kind }) && view.family == .collection {
            let origin = slot.leaves.first?.reusables.first.map { result.reusables[$0].origin }
            collide(
                "kind '\(slot.kind)' is given twice, once as header or footer",
                at: origin ?? manifest.place(view.name.range))
        }
        let cells = uses.filter(\.use.position.isCell)
        for (use, index, _) in cells where use.choice != nil {
            let same = cells.filter {
                $0.use.section == use.section && $0.use.position == use.position
                    && $0.use.choice?.enumName == use.choice?.enumName
            }
            let found = leaf(same)
            if plan.cellChoice == nil { plan.cellChoice = found }
            if plan.cellChoice != found {
                refuse(
                    "not yet generated: several 'choose' for the cells of one view",
                    at: result.reusables[index].origin)
                return
            }
        }
    }

    /// What stands at one position: one view, or the cases of a choice.
    private mutating func leaf(_ uses: [Placed]) -> Leaf? {
        guard let first = uses.first else { return nil }
        guard first.use.choice != nil else { return .one(first.reusable) }
        guard let choice = choice(uses) else { return nil }
        return .choice(choice, uses.map(\.reusable))
    }

    private mutating func planDecoration(_ use: ManifestUse, kind: ElementKind, in plan: inout ViewPlan) {
        let reusable = reusable(use, in: nil)
        guard let reusable else { return }
        guard let registered = reusable.sources.first?.registered else {
            return refuse("a decoration view has no prototype", at: use.entry.range)
        }
        plan.decorations.append(DecorationPlan(kind: kind, registered: registered))
    }
}

extension Slots {
    /// The slot at a position; nil where nothing is said.
    func slot(at position: ManifestUse.Position) -> Slot? {
        switch position {
        case .header: header
        case .footer: footer
        case .supplementary(let kind): supplementary.first { ElementKind($0.kind.value) == kind }?.slot
        case .cell, .decoration: nil
        }
    }
}
