import InterfaceBuilder

extension ControllerPlanner {
    /// What follows `dequeue`: the identifier's name; with the family where two families share it, with the
    /// view where two views differ.
    mutating func nameReusables() {
        var byName: [String: [Int]] = [:]
        for (index, reusable) in result.reusables.enumerated() {
            byName[reusable.name.name, default: []].append(index)
        }
        for indices in byName.values where indices.count > 1 {
            let families = Set(indices.map { result.reusables[$0].family })
            for index in indices where families.count > 1 {
                guard let suffix = suffix(of: index, isBesideCells: families.contains(.cell)) else {
                    continue
                }
                result.reusables[index].name = result.reusables[index].name.appending(suffix)
            }
            for family in families {
                let rivals = indices.filter { result.reusables[$0].family == family }
                guard rivals.count > 1, Set(rivals.map { result.reusables[$0].identifier }).count == 1 else {
                    continue
                }
                for index in rivals {
                    guard let view = result.views.first(where: { $0.reusables.contains(index) }) else {
                        continue
                    }
                    result.reusables[index].name = result.reusables[index].name
                        .appending(SwiftIdentifier(own: "In")).appending(view.suffix)
                }
            }
        }
    }

    private mutating func suffix(of index: Int, isBesideCells: Bool) -> SwiftIdentifier? {
        let reusable = result.reusables[index]
        switch reusable.family {
        case .tableCell where isBesideCells: return SwiftIdentifier(own: "TableCell")
        case .cell, .tableCell:
            return reusable.name.name.hasSuffix("Cell") ? nil : SwiftIdentifier(own: "Cell")
        case .tableHeaderFooter: return SwiftIdentifier(own: "HeaderFooter")
        case .supplementary(let kind), .decoration(let kind):
            if let name = kind.identifier { return name }
            collide("kind '\(kind)' gives no Swift name", at: reusable.origin)
            return nil
        }
    }

    /// The enums of identifiers: one for all views that have the same, else one for each view.
    mutating func planIdentifiers() {
        let sets = result.views.map { Set($0.reusables) }
        let sources = result.views.map(\.sources)
        let sharesIdentifiers = result.tags != nil || sets.allSatisfy { $0 == sets.first }
        result.sharesViews = result.tags != nil || sources.allSatisfy { $0 == sources.first }
        let groups = sharesIdentifiers ? [Array(result.views.indices)] : result.views.indices.map { [$0] }
        markChoices()
        for group in groups {
            let name =
                sharesIdentifiers
                ? SwiftIdentifier(own: "ReuseIdentifier")
                : group.first.map { result.views[$0].suffix.appending(SwiftIdentifier(own: "Identifier")) }
            guard let name else { continue }
            var plan = IdentifierEnumPlan(name: SwiftTypeName(name), views: group)
            let all = group.flatMap { result.views[$0].reusables }
            var seen: Set<Int> = []
            let unique = all.filter { seen.insert($0).inserted }
            let ordered =
                unique.filter { !result.reusables[$0].family.isCell }
                + unique.filter { result.reusables[$0].family.isCell }
            var known = KnownCases()
            for index in ordered { addCase(index, to: &plan, &known) }
            if !plan.cases.isEmpty { result.identifierEnums.append(plan) }
        }
    }

    /// Identifiers that a choice's raw values give already.
    private mutating func markChoices() {
        for view in result.views {
            for leaf in view.leaves {
                guard case .choice(let index, let reusables) = leaf, result.choices[index].givesIdentifiers
                else {
                    continue
                }
                let choice = result.choices[index]
                for (name, reusable) in zip(choice.cases, reusables)
                where result.reusables[reusable].reference == nil {
                    result.reusables[reusable].reference = Reusable.IdentifierReference(
                        enumName: choice.enumName, caseName: name)
                }
                if choice.isNibName, reusables.allSatisfy({ result.reusables[$0].viewClass == nil }) {
                    for reusable in reusables { result.reusables[reusable].isTyped = false }
                }
            }
        }
        for view in result.views {
            for case .one(let index) in view.slots.flatMap(\.leaves) {
                result.reusables[index].isTyped = true
            }
        }
    }

    /// The cases of an enum by what tells two of them apart: bytes for UIKit, letters for Swift.
    private struct KnownCases {
        var identifiers: [ReuseIdentifier: Int] = [:]
        var texts: [String: Int] = [:]
        var names: [String: Int] = [:]
    }

    private mutating func addCase(
        _ index: Int, to plan: inout IdentifierEnumPlan, _ known: inout KnownCases
    ) {
        let reusable = result.reusables[index]
        guard !reusable.usesObject, reusable.reference.map({ isChoice($0.enumName) }) != true else { return }
        if let position = known.identifiers[reusable.identifier] {
            plan.cases[position].reusables.append(index)
        } else if let name = SwiftIdentifier(case: reusable.nameText) {
            let rivals = [known.names[name.name], known.texts[reusable.identifier.text]].compactMap(\.self)
            if let other = rivals.min().map({ plan.cases[$0] }) {
                let place = other.reusables.first.map { result.reusables[$0].origin }
                let isEmpty = reusable.identifier.text.isEmpty || other.identifier.text.isEmpty
                collide(
                    "identifiers '\(reusable.identifier)' and '\(other.identifier)' are one Swift name, "
                        + "'\(name.name)'",
                    as: isEmpty ? .emptyIdentifier : .nameCollision, at: reusable.origin,
                    notes: [Note("the other one", at: place)])
            }
            known.identifiers[reusable.identifier] = plan.cases.count
            if known.texts[reusable.identifier.text] == nil {
                known.texts[reusable.identifier.text] = plan.cases.count
            }
            if known.names[name.name] == nil { known.names[name.name] = plan.cases.count }
            plan.cases.append(
                IdentifierEnumPlan.Case(name: name, identifier: reusable.identifier, reusables: [index]))
        } else {
            collide("identifier '\(reusable.identifier)' gives no Swift name", at: reusable.origin)
        }
        guard let position = known.identifiers[reusable.identifier] else { return }
        plan.positions[index] = position
        let added = plan.cases[position]
        if reusable.reference == nil {
            result.reusables[index].reference = Reusable.IdentifierReference(
                enumName: plan.name, caseName: added.name)
        }
    }

    private func isChoice(_ name: SwiftTypeName) -> Bool {
        result.choices.contains { $0.enumName == name }
    }
}
