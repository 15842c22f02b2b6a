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
                common: planSizes(view, index, position)?.height, property: "section\(name)Height",
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
        _ view: View, _ index: Int, _ position: ManifestUse.Position, isHorizontal: Bool = false
    ) -> Entry? {
        guard let slot = result.views[index].slots.first(where: { $0.position == position }) else {
            return nil
        }
        let (common, sections) = sizeEntries(of: view, position)
        guard !slot.sections.isEmpty else { return common }
        let sizes = sections.map { $0.map { FlowSizes($0, isHorizontal: isHorizontal) } }
        guard sizes.contains(where: { $0?.hasNumber(isTable: view.family == .table) == true }) else {
            if let estimate = sizes.compactMap({ $0?.along }).first(where: { $0.value.isEstimate }) {
                refuse("not yet generated: estimated sizes by section", at: estimate.range)
            }
            return nil
        }
        var extents: [FlowExtent] = []
        for size in sizes {
            guard let size else {
                extents.append(FlowExtent())
                continue
            }
            guard let extent = extent(size, of: view, position, isHorizontal: isHorizontal) else {
                refuse(
                    "not yet generated: sizes by section of which only some are numbers",
                    at: size.along?.range ?? view.name.range)
                return nil
            }
            extents.append(extent)
        }
        result.views[index].sizes.append(
            SizePlan(
                isFooter: position == .footer, isHorizontal: isHorizontal, isTable: view.family == .table,
                extents: extents))
        return nil
    }

    /// The manifest's size, and the storyboard's where the manifest leaves that open: without one a flow layout
    /// takes zero, which lint reports. Nil where the size is no number.
    func extent(
        _ sizes: FlowSizes, of view: View, _ position: ManifestUse.Position, isHorizontal: Bool
    ) -> FlowExtent? {
        let across = sizes.across?.value.points ?? 0
        switch sizes.along?.value {
        case .points(let number), .absolute(let number):
            return number.isFinite ? FlowExtent(along: number, across: across) : nil
        case .estimated, .app: return nil
        case .storyboard where view.family == .table: return nil
        case nil where view.family == .table: return FlowExtent(isAutomatic: true)
        case .storyboard, nil:
            let along = storyboardSize(view, position, isHorizontal: isHorizontal)
            return FlowExtent(along: along ?? 0, across: across)
        }
    }

    /// The size that the scene's flow layout gives, along the scroll direction.
    private func storyboardSize(
        _ view: View, _ position: ManifestUse.Position, isHorizontal: Bool
    ) -> Double? {
        guard let layout = scope.sceneViews(of: view, in: controller).first?.view.layout else { return nil }
        let size = position == .footer ? layout.footerReferenceSize : layout.headerReferenceSize
        return size.map { isHorizontal ? $0.value.width : $0.value.height }
    }
}

/// What an entry says of the size of a header or footer.
struct FlowSizes {
    let along: Located<Entry.Size>?
    let across: Located<Entry.Size>?

    init(_ entry: Entry, isHorizontal: Bool) {
        along = isHorizontal ? entry.width : entry.height
        across = isHorizontal ? entry.height : entry.width
    }

    /// Whether there is something to set.
    func hasNumber(isTable: Bool) -> Bool {
        if along?.value.points != nil { return true }
        return !isTable && across?.value.points != nil && (along == nil || along?.value == .storyboard)
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
