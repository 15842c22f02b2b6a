import InterfaceBuilder

extension ControllerPlanner {
    mutating func planLayout(_ view: View, _ index: Int) {
        let scene = scope.sceneViews(of: view, in: controller).first?.view.layout
        let isHorizontal =
            view.layout.scroll.map { $0.value == .horizontal } ?? scene?.scrollsHorizontally ?? false
        switch view.layout.type?.value {
        case .flow: planFlow(view, index, scene: scene, isHorizontal: isHorizontal)
        case nil:
            if scene?.isFlow != false { planFlow(view, index, scene: scene, isHorizontal: isHorizontal) }
        case .compositional:
            require(iOS: 13, for: "compositional layouts", at: view.layout.type?.range ?? view.name.range)
            planItems(view, index, isHorizontal: isHorizontal)
            refuseItemSizes(of: view)
        case .list:
            planList(view, index)
            refuseItemSizes(of: view)
        case .custom: refuseItemSizes(of: view)
        }
    }

    private mutating func planFlow(_ view: View, _ index: Int, scene: CollectionLayout?, isHorizontal: Bool) {
        var layout = LayoutPlan(kind: result.views[index].isMadeInCode ? .madeFlow : .connectedFlow)
        if let scroll = view.layout.scroll?.value {
            if scroll == .horizontal {
                layout.settings.append(LayoutPlan.Setting(property: "scrollDirection", value: ".horizontal"))
            } else if scene?.scrollsHorizontally == true {
                layout.settings.append(LayoutPlan.Setting(property: "scrollDirection", value: ".vertical"))
            }
        }
        for (position, name) in [(ManifestUse.Position.header, "header"), (.footer, "footer")] {
            guard let entry = planSizes(view, index, position, isHorizontal: isHorizontal) else { continue }
            let sizes = FlowSizes(entry, isHorizontal: isHorizontal)
            if let estimate = sizes.estimate {
                refuse(Self.noEstimate, at: estimate.range)
            } else if sizes.hasNumber(isTable: false) {
                let extent = extent(sizes, of: view, position, isHorizontal: isHorizontal)
                layout.settings.append(
                    LayoutPlan.Setting(
                        property: "\(name)ReferenceSize",
                        value: SizeEmitter.size(extent, isHorizontal: isHorizontal)))
            }
        }
        planItemSizes(view, index, in: &layout)
        pin(view.layout.pinsHeaders?.value, scene?.pinsHeaders, "sectionHeaders", in: &layout)
        pin(view.layout.pinsFooters?.value, scene?.pinsFooters, "sectionFooters", in: &layout)
        result.views[index].layout = layout
    }

    private func pin(_ value: Bool?, _ scene: Bool?, _ prefix: String, in layout: inout LayoutPlan) {
        guard let value, value || scene == true else { return }
        layout.settings.append(
            LayoutPlan.Setting(property: "\(prefix)PinToVisibleBounds", value: value ? "true" : "false"))
    }

    private mutating func planItems(_ view: View, _ index: Int, isHorizontal: Bool) {
        for slot in result.views[index].slots {
            let (common, sections) = sizeEntries(of: view, slot.position)
            let entries = slot.sections.isEmpty ? [common] : sections
            let isPinned: Bool =
                switch slot.position {
                case .header: view.layout.pinsHeaders?.value == true
                case .footer: view.layout.pinsFooters?.value == true
                case .cell, .supplementary, .decoration: false
                }
            if !slot.sections.isEmpty, entries.contains(where: { $0.map(Self.hasDimension) ?? false }) {
                for case let entry? in entries where !Self.hasDimension(entry) {
                    refuse("a boundary item needs a height or width", at: entry.range)
                }
            }
            let items = entries.map { entry in
                entry.flatMap { item($0, slot.position, isHorizontal: isHorizontal, isPinned: isPinned) }
            }
            guard items.contains(where: { $0 != nil }) else { continue }
            guard let name = slot.kind.identifier else {
                collide("kind '\(slot.kind)' gives no Swift name", at: manifest.place(view.name.range))
                continue
            }
            if let other = result.views[index].items.first(where: { $0.name.name == name.name }) {
                collide(
                    "kinds '\(slot.kind)' and '\(other.kind)' are one Swift name, '\(name.name)'",
                    at: place(of: slot.kind, in: view),
                    notes: [Note("the other one", at: place(of: other.kind, in: view))])
                continue
            }
            let differs = items.contains { $0 != items[0] }
            result.views[index].items.append(
                BoundaryItemPlan(
                    kind: slot.kind, name: name, items: differs ? items : [items[0]], isBySection: differs))
        }
    }

    /// Where the manifest names a kind for a view.
    func place(of kind: ElementKind, in view: View) -> SourceRange {
        let slots = [view.common] + (view.sections?.each ?? []).map(\.slots)
        let named = slots.flatMap(\.supplementary).first { ElementKind($0.kind.value) == kind }
        return manifest.place(named?.kind.range ?? view.name.range)
    }

    private static func hasDimension(_ entry: Entry) -> Bool { entry.width != nil || entry.height != nil }

    /// Whether a size of zero hides the view: it then has no item, since one of zero points would raise once it is
    /// pinned (uikit-rules I7).
    static func isHidden(_ entry: Entry) -> Bool {
        [entry.width, entry.height].contains { size in
            switch size?.value {
            case .points(0), .absolute(0): true
            case .points, .absolute, .estimated, .app, .storyboard, nil: false
            }
        }
    }

    /// The item that asks for a view; nil where it is hidden, or where the manifest says nothing of its size.
    func item(
        _ entry: Entry, _ position: ManifestUse.Position, isHorizontal: Bool, isPinned: Bool
    ) -> BoundaryItemPlan.Item? {
        if Self.isHidden(entry) { return nil }
        let width = entry.width.flatMap { dimension($0.value) }
        let height = entry.height.flatMap { dimension($0.value) }
        guard width != nil || height != nil else { return nil }
        let alignment: String
        if let explicit = entry.alignment?.value {
            alignment = explicit.rawValue
        } else if position == .footer {
            alignment = isHorizontal ? "trailing" : "bottom"
        } else {
            alignment = isHorizontal ? "leading" : "top"
        }
        return BoundaryItemPlan.Item(
            width: width ?? ".fractionalWidth(1)", height: height ?? ".fractionalHeight(1)",
            alignment: alignment, isPinned: isPinned)
    }

    private func dimension(_ size: Entry.Size) -> String? {
        switch size {
        case .points(let number), .absolute(let number): SwiftLiteral(number).map { ".absolute(\($0.text))" }
        case .estimated(let number): SwiftLiteral(number).map { ".estimated(\($0.text))" }
        case .app, .storyboard: nil
        }
    }
}
