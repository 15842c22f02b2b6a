import InterfaceBuilder

extension ViewExtract {
    mutating func addSizes() {
        let forms =
            view.isTable
            ? [("tableView", "heightForHeaderInSection"), ("tableView", "heightForFooterInSection")]
            : [
                ("collectionView", "referenceSizeForHeaderInSection"),
                ("collectionView", "referenceSizeForFooterInSection"),
            ]
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
            guard
                connection.views.contains(where: {
                    linked.mayBeSame(linked.aliases.canonical($0.plain), draft.id)
                })
            else { continue }
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
                guard case .function(let function) = member.kind, function.parameters.last?.label == label
                else { continue }
                let reader = SizeReader(
                    table: table, owner: type, isHorizontal: reading.isHorizontal && !view.isTable)
                return reader.answer(of: function, member.file)
            }
        }
        return nil
    }

    private func setting(_ name: String) -> SizeReader.Answer? {
        let extent = "\(name).\(reading.isHorizontal ? "width" : "height")"
        let settings = reading.settings.filter { $0.name == name || $0.name == extent }
        guard !settings.isEmpty else { return nil }
        let sizes = settings.map { setting in
            SizeReader(table: table, owner: setting.holder ?? controller, isHorizontal: reading.isHorizontal)
                .size(setting.value)
        }
        return .one(sizes.allSatisfy { $0 == sizes[0] } ? sizes[0] : .app)
    }
}
