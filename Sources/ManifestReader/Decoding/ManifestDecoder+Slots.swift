import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    mutating func sections(_ pair: YAMLNode.Pair, _ place: SlotPlace) -> Sections? {
        guard let fields = fields(pair, as: Keys.Sections.self) else { return nil }
        let reference = fields[.enum].flatMap {
            enumReference($0, declare: fields[.declare], default: false)
        }
        var each: [Sections.Section] = []
        for pair in fields[.each].flatMap({ cases($0) }) ?? [] {
            let name = identifier(pair.key, "the name of a case")
            let slots = section(pair, place)
            if let name, let slots { each.append(Sections.Section(name: name, slots: slots)) }
        }
        return reference.map { Sections(reference: $0, each: each, range: fields.range) }
    }

    /// The pairs of an `each:`.
    mutating func cases(_ pair: YAMLNode.Pair) -> [YAMLNode.Pair]? {
        guard let pairs = names(pair) else { return nil }
        guard !pairs.isEmpty else {
            report("'each' names no case of the enum", at: pair.value.range)
            return nil
        }
        return pairs
    }

    private mutating func section(_ pair: YAMLNode.Pair, _ place: SlotPlace) -> Slots? {
        guard let fields = fields(pair, as: Keys.Section.self) else { return nil }
        var supplementary = fields[.supplementary]
        if place.family == .table, let pair = supplementary {
            report(
                "'supplementary' is for collection views: a table view has headers, footers and cells only",
                at: pair.key.range)
            supplementary = nil
        }
        return slots(
            header: fields[.header], footer: fields[.footer], cell: fields[.cell], cells: fields[.cells],
            supplementary: supplementary, place)
    }

    mutating func slots(
        header: YAMLNode.Pair?, footer: YAMLNode.Pair?, cell: YAMLNode.Pair?, cells: YAMLNode.Pair?,
        supplementary: YAMLNode.Pair?, _ place: SlotPlace
    ) -> Slots {
        var slots = Slots()
        slots.header = header.flatMap { slot($0, place.at(.header)) }
        slots.footer = footer.flatMap { slot($0, place.at(.footer)) }
        if let cell {
            switch slot(cell, place.at(.cell)) {
            case .some(.none): slots.removesCells = true
            case .entry(let entry): slots.cells.append(Slots.Cell(name: nil, entry: entry))
            case nil: break
            }
        }
        if let cells {
            if let cell {
                let later =
                    max(cell.key.range.start, cells.key.range.start) == cell.key.range.start ? cell : cells
                report(
                    "'cell' and 'cells' exclude each other: 'cell' is the short form for one",
                    at: later.key.range)
            }
            for pair in names(cells) ?? [] {
                let name = identifier(pair.key, "the name of a cell")
                let entry = entry(pair, place.at(.cell))
                if let name, let entry, cell == nil {
                    slots.cells.append(Slots.Cell(name: name, entry: entry))
                }
            }
        }
        slots.supplementary = supplementary.map { kindEntries($0, place.at(.supplementary)) } ?? []
        return slots
    }

    /// Entries by element kind.
    mutating func kindEntries(_ pair: YAMLNode.Pair, _ place: SlotPlace) -> [View.KindEntry] {
        (names(pair) ?? []).compactMap { pair in
            guard !pair.key.value.isEmpty else {
                report("an element kind must not be empty", at: pair.key.range)
                return nil
            }
            return slot(pair, place).map { View.KindEntry(kind: pair.key, slot: $0) }
        }
    }

    /// An entry, or `none`.
    private mutating func slot(_ pair: YAMLNode.Pair, _ place: SlotPlace) -> Slot? {
        if case .scalar("none", _) = pair.value.content { return Slot.none(pair.value.range) }
        return entry(pair, place).map(Slot.entry)
    }
}
