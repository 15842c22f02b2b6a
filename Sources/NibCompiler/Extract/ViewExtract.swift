import InterfaceBuilder

/// Makes a manifest's view of what was gathered of it.
struct ViewExtract {
    let collector: ExtractCollector
    let draft: ExtractCollector.Draft
    let controller: TypeID
    private let reading: LayoutReading
    private(set) var view: ExtractedView
    private var table: SymbolTable { collector.table }
    private var linked: LinkedSources { collector.linked }
    private var controllerName: String { table[controller].name }

    init(_ collector: ExtractCollector, _ draft: ExtractCollector.Draft, name: String, controller: TypeID, isAlone: Bool) {
        (self.collector, self.draft, self.controller) = (collector, draft, controller)
        let isTable = draft.id.isTable
            ?? draft.entries.contains { $0.family == .tableCell || $0.family == .tableHeaderFooter }
        reading = LayoutReading(collector.linked, draft.id, isAlone: isAlone)
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

    /// The entries with the sizes of boundary items.
    private var sized: [ExtractedEntry] = []

    private mutating func addBoundaryItems() {
        sized = draft.entries
        let reader = SizeReader(table: table, owner: controller, isHorizontal: false)
        var found: [ReuseFamily: [(height: ExtractedSize?, width: ExtractedSize?, alignment: String?)]] = [:]
        for item in linked.analysis.effects.boundaryItems {
            guard let holder = item.holder, table.areRelated(holder, controller), let kinds = item.kind.strings,
                let call = collector.index.boundaryItems[item.place]
            else { continue }
            for kind in kinds { found[.supplementary(ElementKind(kind)), default: []].append(reader.sizes(of: call)) }
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
        for name in slots.keys where !(slots[name]?.cells.isEmpty ?? true) { slots[name]?.cells += common.cells }
        view.slots = common
        view.sections = ExtractedView.Sections(
            enumName: ExtractedTypes.name(of: type, inside: controllerName, table),
            each: cases.map { ($0, slots[$0] ?? ExtractedSlots()) })
        sectionType = type
    }

    private var sectionType: TypeID?

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

    // MARK: Choices

    private mutating func addChoices() {
        view.headerChoice = choice(among: view.slots.headers)
        view.footerChoice = choice(among: view.slots.footers)
    }

    /// The app's enum whose cases' raw values are the identifiers.
    private func choice(among entries: [ExtractedEntry]) -> ExtractedView.Choice? {
        guard entries.count > 1 else { return nil }
        let identifiers = Set(entries.map(\.identifier.text))
        let fitting = table.types.filter { symbol in
            symbol.kind == .enum && !ExtractedTypes.isPrivate(symbol.id, table)
                && Self.rawValues(of: symbol).map { Set($0.map(\.value)) == identifiers } ?? false
        }
        let own = fitting.filter { $0.name.hasPrefix(controllerName + ".") }
        guard let symbol = own.first ?? fitting.first, let cases = Self.rawValues(of: symbol) else { return nil }
        let each = cases.compactMap { item in
            entries.first { $0.identifier.text == item.value }.map { (item.name, $0) }
        }
        return ExtractedView.Choice(
            enumName: ExtractedTypes.name(of: symbol.id, inside: controllerName, table), each: each)
    }

    private static func rawValues(of symbol: TypeSymbol) -> [(name: String, value: String)]? {
        guard symbol.declarations.count == 1 else { return nil }
        let declaration = symbol.declarations[0].declaration
        guard declaration.inherited.first?.name == "String" else { return nil }
        var result: [(name: String, value: String)] = []
        for item in declaration.cases {
            guard let raw = item.rawValue else {
                result.append((item.name.value, item.name.value))
                continue
            }
            guard case .string(let text) = raw.kind else { return nil }
            result.append((item.name.value, text))
        }
        return result
    }

    /// A manifest has one header and footer for a section: of several, which one is shown is not known.
    private mutating func keepOne() {
        func rest(_ entries: [ExtractedEntry], _ what: String) -> [ExtractRemark] {
            entries.dropFirst().map {
                ExtractRemark(origin: $0.origin, reason: "'\($0.identifier)' is another \(what), shown by conditions that a manifest has no words for")
            }
        }
        if view.headerChoice == nil {
            view.remarks += rest(view.slots.headers, "header")
            view.slots.headers = Array(view.slots.headers.prefix(1))
        }
        if view.footerChoice == nil {
            view.remarks += rest(view.slots.footers, "footer")
            view.slots.footers = Array(view.slots.footers.prefix(1))
        }
        var kinds: Set<ReuseFamily> = []
        let others = view.slots.others
        view.slots.others = others.filter { kinds.insert($0.family).inserted }
        kinds = []
        for other in others where !kinds.insert(other.family).inserted {
            view.remarks += rest([other, other], other.family.noun)
        }
    }

    // MARK: Sizes

    private mutating func addSizes() {
        let forms = view.isTable
            ? [("tableView", "heightForHeaderInSection"), ("tableView", "heightForFooterInSection")]
            : [("collectionView", "referenceSizeForHeaderInSection"), ("collectionView", "referenceSizeForFooterInSection")]
        let answers = forms.map { answer(of: $0.0, $0.1) }
        let header = answers[0] ?? setting("headerReferenceSize")
        let footer = answers[1] ?? setting("footerReferenceSize")
        for index in view.slots.headers.indices { set(header, of: &view.slots.headers[index], nil) }
        for index in view.slots.footers.indices { set(footer, of: &view.slots.footers[index], nil) }
        guard var sections = view.sections else { return }
        for index in sections.each.indices {
            let name = sections.each[index].name
            for position in sections.each[index].slots.headers.indices {
                set(header, of: &sections.each[index].slots.headers[position], name)
            }
            for position in sections.each[index].slots.footers.indices {
                set(footer, of: &sections.each[index].slots.footers[position], name)
            }
        }
        view.sections = sections
        view.headerChoice = choice(among: view.slots.headers)
        view.footerChoice = choice(among: view.slots.footers)
    }

    private func set(_ answer: SizeReader.Answer?, of entry: inout ExtractedEntry, _ section: String?) {
        let size: ExtractedSize
        switch answer {
        case nil: return
        case .one(let one): size = one
        case .sections(let type, let sizes):
            if let section, type == sectionType {
                size = sizes[section] ?? .app
            } else {
                let all = Set(sizes.values.map(\.text))
                size = all.count == 1 ? sizes.values.first ?? .app : .app
            }
        }
        if reading.isHorizontal, !view.isTable { entry.width = size } else { entry.height = size }
    }

    /// What the delegate's method says.
    private func answer(of name: String, _ label: String) -> SizeReader.Answer? {
        var types = [controller]
        for connection in linked.analysis.effects.connections where !connection.isDataSource {
            guard connection.views.contains(where: { linked.mayBeSame(linked.aliases.canonical($0.plain), draft.id) }) else { continue }
            for atom in connection.object.atoms {
                switch atom {
                case .instance(let type): if let id = type.id { types.append(id) }
                case .object(let object): if let id = object.type.id { types.append(id) }
                default: continue
                }
            }
        }
        for type in types.flatMap({ table.chain(of: $0).types }) {
            for member in table[type].members[name] ?? [] {
                guard case .function(let function) = member.kind, function.parameters.last?.label == label else { continue }
                let reader = SizeReader(table: table, owner: type, isHorizontal: reading.isHorizontal && !view.isTable)
                return reader.answer(of: function, member.file)
            }
        }
        return nil
    }

    private func setting(_ name: String) -> SizeReader.Answer? {
        let settings = reading.settings.filter { $0.name == name }
        guard !settings.isEmpty else { return nil }
        let sizes = settings.map { setting in
            SizeReader(table: table, owner: setting.holder ?? controller, isHorizontal: reading.isHorizontal).size(setting.value)
        }
        return .one(sizes.allSatisfy { $0 == sizes[0] } ? sizes[0] : .app)
    }

    // MARK: Data source

    private mutating func addDataSource() {
        for connection in linked.analysis.effects.connections where connection.isDataSource {
            guard connection.views.contains(where: { linked.mayBeSame(linked.aliases.canonical($0.plain), draft.id) }),
                let callee = collector.index.dataSources[connection.place]
            else { continue }
            let names = DataSourceTypes(table, controller).names(of: callee)
            if let names {
                view.dataSource = ExtractedDataSource(section: names.section, item: names.item)
            } else {
                view.remarks.append(
                    ExtractRemark(
                        origin: linked.range(connection.place), reason: "the types of the diffable data source are not known"))
            }
            return
        }
    }
}
