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
        var placedUnder: [ReusableKey: [Placed]] = [:]
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
            let key = ReusableKey(reusable)
            if let other = placedUnder[key]?.first(where: { conflicts($0, placed) }) {
                collide(
                    "identifier '\(reusable.identifier)' is given to two different views",
                    as: rule(forConflict: other.use, use, in: view), at: reusable.origin,
                    notes: [Note("the other one", at: manifest.place(other.use.identifier.range))])
            }
            indices.append(placed)
            if placedUnder[key]?.contains(where: { $0.reusable == index && $0.source == source }) != true {
                placedUnder[key, default: []].append(placed)
            }
            plan.sources[index] = source
            plan.places[index, default: []].append(
                ViewPlan.Place(
                    reusable: index, position: use.position, sections: sectionIndices(of: use, in: view)))
        }
        guard !hasError else { return }
        var seen: Set<Int> = []
        for placed in indices.filter({ !$0.use.position.isCell }) + indices.filter(\.use.position.isCell)
        where seen.insert(placed.reusable).inserted { plan.reusables.append(placed.reusable) }
        planSlots(of: view, uses: indices, in: &plan)
        result.views.append(plan)
    }

    /// The sections that show a view: nil for all of them.
    private func sectionIndices(of use: ManifestUse, in view: View) -> [Int]? {
        guard let sections = view.sections?.each else { return nil }
        let indices = sections.indices.filter { index in
            guard let own = use.section else { return !sections[index].slots.overrides(use.position) }
            return own == sections[index].name.value
        }
        return indices.count == sections.count ? nil : indices
    }

    /// Whether one view would have two different things under one key.
    private func conflicts(_ left: Placed, _ right: Placed) -> Bool {
        let (one, two) = (result.reusables[left.reusable], result.reusables[right.reusable])
        return one.family == two.family && one.identifier == two.identifier
            && !one.usesObject && !two.usesObject
            && (left.reusable != right.reusable || left.source != right.source)
    }

    private mutating func add(_ reusable: Reusable) -> Int {
        let key = ReusableKey(reusable)
        if let index = indices[key]?.first(where: { result.reusables[$0].isSame(as: reusable) }) {
            for source in reusable.sources where !result.reusables[index].sources.contains(source) {
                result.reusables[index].sources.append(source)
            }
            return index
        }
        indices[key, default: []].append(result.reusables.count)
        result.reusables.append(reusable)
        return result.reusables.count - 1
    }

    /// Where entries stand in a view.
    private struct SlotKey: Hashable {
        var section: String?
        var position: ManifestUse.Position
    }

    private mutating func planSlots(of view: View, uses: [Placed], in plan: inout ViewPlan) {
        var positions: [ManifestUse.Position] = []
        var placed: [SlotKey: [Placed]] = [:]
        for one in uses where !one.use.position.isCell {
            placed[SlotKey(section: one.use.section, position: one.use.position), default: []].append(one)
            if !positions.contains(one.use.position) { positions.append(one.use.position) }
        }
        let standard = positions.filter { $0 == .header } + positions.filter { $0 == .footer }
        for position in standard + positions.filter({ $0 != .header && $0 != .footer }) {
            let own = (view.sections?.each ?? []).map { section -> Leaf?? in
                guard let slot = section.slots.slot(at: position) else { return .none }
                guard slot.entry != nil else { return .some(nil) }
                return .some(leaf(placed[SlotKey(section: section.name.value, position: position)] ?? []))
            }
            let common = leaf(placed[SlotKey(section: nil, position: position)] ?? [])
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
        planCellChoices(of: view, uses.filter { $0.use.position.isCell && $0.use.choice != nil }, in: &plan)
    }

    /// The choices among cells: one for each enum and name under `cells`.
    private mutating func planCellChoices(of view: View, _ uses: [Placed], in plan: inout ViewPlan) {
        var groups: [(position: ManifestUse.Position, enumName: String)] = []
        for case (let position, let name?) in uses.map({ ($0.use.position, $0.use.choice?.enumName) })
        where !groups.contains(where: { $0 == (position, name) }) { groups.append((position, name)) }
        for group in groups {
            let own = uses.filter {
                $0.use.position == group.position && $0.use.choice?.enumName == group.enumName
            }
            let common = leaf(own.filter { $0.use.section == nil })
            let sections = (view.sections?.each ?? []).map { section -> Leaf? in
                if !section.slots.overrides(group.position) { return common }
                return leaf(own.filter { $0.use.section == section.name.value })
            }
            guard !hasError else { return }
            let leaves = ([common] + sections).compactMap(\.self)
            let differs = leaves.contains { $0 != leaves.first }
            plan.cellChoices.append(
                CellChoicePlan(
                    name: name(of: group, among: groups),
                    slot: SlotPlan(
                        position: group.position, common: leaves.first, sections: differs ? sections : [])))
        }
    }

    /// `Cell` for the only choice of a view; else the name under `cells`, with the enum's where that is not enough.
    private func name(
        of group: (position: ManifestUse.Position, enumName: String),
        among groups: [(position: ManifestUse.Position, enumName: String)]
    ) -> SwiftIdentifier {
        let cell = SwiftIdentifier(own: "Cell")
        guard groups.count > 1 else { return cell }
        var name = cell
        if case .cell(let key?) = group.position {
            name = SwiftIdentifier(converting: key, start: .upper) ?? cell
        }
        guard groups.count(where: { $0.position == group.position }) > 1,
            let type = SwiftTypeName(group.enumName)?.last,
            let start = SwiftIdentifier(converting: type.name, start: .upper)
        else { return name }
        return start.appending(name)
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
    /// Whether a section says for itself what stands at a position, even that nothing does.
    func overrides(_ position: ManifestUse.Position) -> Bool {
        position.isCell ? !cells.isEmpty || removesCells : slot(at: position) != nil
    }

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
