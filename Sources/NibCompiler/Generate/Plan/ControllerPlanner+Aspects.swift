import InterfaceBuilder

extension ControllerPlanner {
    /// What is generated for each view beside its dequeues.
    mutating func planAspects() {
        for (index, view) in controller.views.enumerated() {
            planRegistrations(index)
            if view.family == .table {
                planTable(view, index)
            } else {
                planLayout(view, index)
            }
            planDataSource(view, index)
        }
    }

    private mutating func planRegistrations(_ index: Int) {
        let plan = result.views[index]
        var loops: [(choice: Int, family: ReuseFamily, reusables: [Int])] = []
        for leaf in plan.leaves {
            guard case .choice(let choice, let reusables) = leaf, result.choices[choice].isNibName,
                let first = reusables.first
            else { continue }
            loops.append((choice, result.reusables[first].family, reusables))
        }
        var registrations: [RegistrationPlan] = []
        for reusable in plan.reusables {
            let item = result.reusables[reusable]
            guard !item.usesObject, let source = plan.sources[reusable], source.registered != nil else {
                continue
            }
            if let loop = loops.first(where: { $0.reusables.contains(reusable) }),
                case .nib(_, let bundle) = source
            {
                let registration = RegistrationPlan.loop(
                    choice: loop.choice, family: loop.family, bundle: bundle)
                if !registrations.contains(registration) { registrations.append(registration) }
            } else {
                registrations.append(.one(reusable, source))
            }
        }
        result.views[index].registrations = registrations
    }

    /// The entries that give the size at a position: one for each section, and one for all.
    func sizeEntries(of view: View, _ position: ManifestUse.Position) -> (common: Entry?, sections: [Entry?])
    {
        let common = view.common.slot(at: position)?.entry
        let sections = (view.sections?.each ?? []).map { section -> Entry? in
            guard let slot = section.slots.slot(at: position) else { return common }
            return slot.entry
        }
        return (common, sections)
    }

    private mutating func planTable(_ view: View, _ index: Int) {
        var layout = LayoutPlan(kind: .table, settings: [])
        for (position, name) in [(ManifestUse.Position.header, "Header"), (.footer, "Footer")] {
            setHeights(
                common: planSizes(view, index, position)?.height, property: "section\(name)Height",
                estimate: "estimatedSection\(name)Height", in: &layout)
        }
        if let common = planRowHeights(view, index) {
            setHeights(common: common, property: "rowHeight", estimate: "estimatedRowHeight", in: &layout)
        }
        result.views[index].layout = layout
    }

    private mutating func setHeights(
        common: Located<Entry.Size>?, property: String, estimate: String, in layout: inout LayoutPlan
    ) {
        switch common?.value {
        case .points(let number), .absolute(let number):
            guard let literal = SwiftLiteral(number) else { return }
            layout.settings.append(LayoutPlan.Setting(property: property, value: literal.text))
        case .estimated(let number):
            guard let literal = SwiftLiteral(number) else { return }
            layout.settings += [
                LayoutPlan.Setting(property: property, value: "UITableView.automaticDimension"),
                LayoutPlan.Setting(property: estimate, value: literal.text),
            ]
        case .app, .storyboard, nil: break
        }
    }
}
