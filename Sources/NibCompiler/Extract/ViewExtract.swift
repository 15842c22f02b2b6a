import InterfaceBuilder

/// Makes a manifest's view of what was gathered of it.
struct ViewExtract {
    let collector: ExtractCollector
    let draft: ExtractCollector.Draft
    let controller: TypeID
    let reading: LayoutReading
    var view: ExtractedView
    /// The enum of the view's sections, if it has them.
    private(set) var sectionType: TypeID?
    /// The entries with the sizes of boundary items.
    private var sized: [ExtractedEntry] = []
    var table: SymbolTable { collector.table }
    var linked: LinkedSources { collector.linked }
    var controllerName: String { table[controller].name }

    init(
        _ collector: ExtractCollector, _ draft: ExtractCollector.Draft, name: String, controller: TypeID,
        isAlone: Bool
    ) {
        (self.collector, self.draft, self.controller) = (collector, draft, controller)
        let isTable =
            draft.id.isTable
            ?? draft.entries.contains { $0.family == .tableCell || $0.family == .tableHeaderFooter }
        reading = LayoutReading(
            collector.linked, collector.linked.aliases.canonical(draft.id), isAlone: isAlone)
        view = ExtractedView(name: name, isTable: isTable)
        view.remarks = draft.remarks
        if !isTable {
            view.layout = reading.layout
            addBoundaryItems()
        }
        addDataSource()
        place(isTable || view.layout.type != "compositional" ? draft.entries : sized)
        addChoices()
        if isTable || view.layout.type == "flow" { addSizes() }
        keepOne()
    }

    // MARK: Places

    private mutating func addBoundaryItems() {
        sized = draft.entries
        let reader = SizeReader(table: table, owner: controller, isHorizontal: false)
        var found: [ReuseFamily: [(height: ExtractedSize?, width: ExtractedSize?, alignment: String?)]] = [:]
        for item in linked.analysis.effects.boundaryItems {
            guard let holder = item.holder, table.areRelated(holder, controller),
                let kinds = item.kind.strings,
                let call = collector.index.boundaryItems[item.place]
            else { continue }
            for kind in kinds {
                found[.supplementary(ElementKind(kind)), default: []].append(reader.sizes(of: call))
            }
        }
        for index in sized.indices {
            let all = found[sized[index].family] ?? []
            guard let first = all.first, all.allSatisfy({ $0 == first }) else { continue }
            (sized[index].height, sized[index].width, sized[index].alignment) = first
        }
    }

    /// Puts each entry where it is dequeued: in sections of an enum, or in every section.
    private mutating func place(_ entries: [ExtractedEntry]) {
        let places = entries.map { sections(of: $0) }
        guard let type = places.lazy.compactMap(\.self).first?.type,
            let cases = SectionSwitch.cases(of: type, table), !ExtractedTypes.isPrivate(type, table)
        else {
            for entry in entries { view.slots.add(entry) }
            return
        }
        var slots: [String: ExtractedSlots] = [:]
        var common = ExtractedSlots()
        for (entry, place) in zip(entries, places) {
            guard let place, place.type == type, place.cases.count < cases.count else {
                common.add(entry)
                continue
            }
            for name in place.cases { slots[name, default: ExtractedSlots()].add(entry) }
        }
        let isClear = slots.values.allSatisfy { slot in
            slot.headers.count <= 1 && slot.footers.count <= 1
                && Set(slot.others.map(\.family)).count == slot.others.count
        }
        guard isClear, !slots.isEmpty else {
            for entry in entries { view.slots.add(entry) }
            return
        }
        for name in slots.keys where !(slots[name]?.cells.isEmpty ?? true) {
            slots[name]?.cells += common.cells
        }
        view.slots = common
        view.sections = ExtractedView.Sections(
            enumName: ExtractedTypes.name(of: type, inside: controllerName, table),
            each: cases.map { ($0, slots[$0] ?? ExtractedSlots()) })
        sectionType = type
    }

    /// The cases in which all dequeues of an entry stand.
    private func sections(of entry: ExtractedEntry) -> (type: TypeID, cases: Set<String>)? {
        var result: (type: TypeID, cases: Set<String>)?
        for dequeue in collector.dequeues(of: entry, on: draft.id) {
            let place = dequeue.call.trace.first?.call ?? dequeue.call.place
            guard let found = collector.index.sections[place] else { return nil }
            if let type = result?.type, type != found.type { return nil }
            result = (found.type, (result?.cases ?? []).union(found.cases))
        }
        return result
    }
}
