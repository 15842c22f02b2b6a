import InterfaceBuilder

extension ControllerPlanner {
    mutating func planList(_ view: View, _ index: Int) {
        require(iOS: 14, for: "list layouts", at: view.layout.type?.range ?? view.name.range)
        var list = ListPlan(
            header: mode(view, index, .header, isPinned: view.layout.pinsHeaders?.value == true),
            footer: mode(view, index, .footer, isPinned: view.layout.pinsFooters?.value == true))
        let differs = [list.header, list.footer].contains { $0.isShown.count > 1 || $0.pinned.count > 1 }
        if differs {
            list.sections = result.views[index].sections
            if let sections = list.sections, let declared = view.dataSource.section,
                view.dataSource.kind == .diffable, SwiftTypeName(declared.value) == sections.enumName
            {
                list.sectionType = sections.enumName
            }
        }
        result.views[index].layout = LayoutPlan(kind: .list(list))
    }

    /// A configuration that is the same for all sections asks for the view of each (uikit-rules I3).
    private func mode(
        _ view: View, _ index: Int, _ position: ManifestUse.Position, isPinned: Bool
    ) -> ListPlan.Mode {
        guard let slot = result.views[index].slots.first(where: { $0.position == position }) else {
            return ListPlan.Mode(isShown: [false])
        }
        let (common, sections) = sizeEntries(of: view, position)
        let entries = (slot.sections.isEmpty ? [common] : sections).map { entry in
            entry.flatMap { Self.isHidden($0) ? nil : $0 }
        }
        let isShown = entries.map { $0 != nil }
        var mode = ListPlan.Mode(isShown: isShown.contains(!isShown[0]) ? isShown : [isShown[0]])
        guard isPinned else { return mode }
        let items = entries.map { $0.map { pinnedItem($0, position) } }
        mode.pinned = items.contains { $0 != items[0] } ? items : [items[0]]
        return mode
    }

    /// What a list would make of the view itself, but pinned.
    private func pinnedItem(_ entry: Entry, _ position: ManifestUse.Position) -> BoundaryItemPlan.Item {
        item(entry, position, isHorizontal: false, isPinned: true)
            ?? BoundaryItemPlan.Item(
                width: ".fractionalWidth(1)", height: ".estimated(44)",
                alignment: position == .footer ? "bottom" : "top", isPinned: true)
    }
}
