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
        for leaf in plan.slots.flatMap(\.leaves) + [plan.cellChoice].compactMap(\.self) {
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
                common: planSizes(view, index, position) { $0.height }, property: "section\(name)Height",
                estimate: "estimatedSection\(name)Height", in: &layout)
        }
        let cells = ([view.common] + (view.sections?.each ?? []).map(\.slots)).flatMap(\.cells).map(\.entry)
        let sizes = cells.compactMap(\.height)
        if let first = sizes.first {
            if sizes.count == cells.count, sizes.allSatisfy({ $0.value == first.value }) {
                setHeights(common: first, property: "rowHeight", estimate: "estimatedRowHeight", in: &layout)
            } else if sizes.contains(where: { $0.value != .app && $0.value != .storyboard }) {
                refuse("not yet generated: different heights of the rows of one table", at: first.range)
            }
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

    /// Sizes by section, if sections differ; else the one for all is returned.
    mutating func planSizes(
        _ view: View, _ index: Int, _ position: ManifestUse.Position, isHorizontal: Bool = false,
        size: (Entry) -> Located<Entry.Size>?
    ) -> Located<Entry.Size>? {
        guard let slot = result.views[index].slots.first(where: { $0.position == position }) else {
            return nil
        }
        let (common, sections) = sizeEntries(of: view, position)
        guard !slot.sections.isEmpty else { return common.flatMap(size) }
        let sizes = sections.map { $0.flatMap(size) }
        guard sizes.contains(where: { $0?.value.points != nil }) else {
            if let estimate = sizes.compactMap(\.self).first(where: { $0.value.isEstimate }) {
                refuse("not yet generated: estimated sizes by section", at: estimate.range)
            }
            return nil
        }
        var points: [Double] = []
        for (entry, size) in zip(sections, sizes) {
            if let number = size?.value.points {
                points.append(number)
            } else if entry == nil || (size == nil && storyboardSize(view, position) == nil) {
                points.append(0)
            } else if size == nil || size?.value == .storyboard, let number = storyboardSize(view, position) {
                points.append(number)
            } else {
                refuse(
                    "not yet generated: sizes by section of which only some are numbers",
                    at: size?.range ?? view.name.range)
                return nil
            }
        }
        result.views[index].sizes.append(
            SizePlan(
                isFooter: position == .footer, isHorizontal: isHorizontal, isTable: view.family == .table,
                points: points))
        return nil
    }

    /// The size that the scene's flow layout gives, along its scroll direction.
    private func storyboardSize(_ view: View, _ position: ManifestUse.Position) -> Double? {
        guard let layout = scope.sceneViews(of: view, in: controller).first?.view.layout else { return nil }
        let size = position == .footer ? layout.footerReferenceSize : layout.headerReferenceSize
        return size.map { layout.extent(of: $0.value) }
    }
}

extension Entry.Size {
    /// The number of points, where it is known.
    var points: Double? {
        switch self {
        case .points(let number), .absolute(let number): number.isFinite ? number : nil
        case .estimated, .app, .storyboard: nil
        }
    }

    var isEstimate: Bool {
        if case .estimated = self { true } else { false }
    }
}
