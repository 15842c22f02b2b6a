import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    mutating func controller(_ pair: YAMLNode.Pair) -> Controller? {
        let name = dottedName(pair.key, "a Swift type")
        guard let fields = fields(pair, as: Keys.Controller.self) else { return nil }
        let tags = fields[.tags].flatMap { tagsEnum($0) }
        let hasTags = fields[.tags] != nil || fields.isMisspelled(.tags)
        let views =
            fields[.views].flatMap { names($0) }?.compactMap {
                view($0, hasTags: hasTags)
            } ?? []
        return name.map { Controller(name: $0, tags: tags, views: views, range: fields.range) }
    }

    /// `tags: Carousel`, or a mapping.
    private mutating func tagsEnum(_ pair: YAMLNode.Pair) -> Controller.EnumReference? {
        switch pair.value.content {
        case .scalar where !pair.value.isMissing:
            return enumReference(pair, declare: nil, default: true)
        case .mapping:
            guard let fields = fields(pair, as: Keys.Tags.self), let name = fields[.enum] else { return nil }
            return enumReference(name, declare: fields[.declare], default: true)
        default:
            reportShape("an enum's name or a mapping", pair)
            return nil
        }
    }

    private mutating func view(_ pair: YAMLNode.Pair, hasTags: Bool) -> View? {
        let name = identifier(pair.key, hasTags ? "the name of a case" : "the name of a property")
        guard let fields = fields(pair, as: Keys.View.self) else { return nil }
        let family = fields[.kind].map { oneOf(ViewKind.self, $0)?.value.family } ?? .collection
        let place = SlotPlace(family: family)
        if family == .table { refuseForTables(fields) }

        var view = View(name: name ?? pair.key, family: family ?? .collection, range: fields.range)
        view.tag = tag(fields, hasTags: hasTags, name: pair.key)
        if let layout = fields[.layout], family != .table { view.layout = self.layout(layout) }
        if let dataSource = fields[.dataSource] { view.dataSource = self.dataSource(dataSource) }
        view.sections = fields[.sections].flatMap { sections($0, place) }
        view.common = slots(
            header: fields[.header], footer: fields[.footer], cell: fields[.cell], cells: fields[.cells],
            supplementary: family == .table ? nil : fields[.supplementary], place)
        if let decorations = fields[.decorations], family != .table {
            view.decorations = kindEntries(decorations, place.at(.decoration))
        }
        return name == nil ? nil : view
    }

    private enum ViewKind: String, CaseIterable {
        case collection, table

        var family: ReusingView.Family { self == .table ? .table : .collection }
    }

    private mutating func refuseForTables(_ fields: Fields<Keys.View>) {
        for (key, pair) in fields.all(of: [.layout, .supplementary, .decorations]) {
            let reason =
                key == .layout
                ? "a table view has no layout object" : "a table view has headers, footers and cells only"
            report("'\(key.rawValue)' is for collection views: \(reason)", at: pair.key.range)
        }
    }

    private mutating func tag(
        _ fields: Fields<Keys.View>, hasTags: Bool, name: Located<String>
    ) -> Located<Int>? {
        guard let pair = fields[.tag] else {
            if hasTags, !fields.isMisspelled(.tag) {
                report(
                    "view \(Quotation.of(name.value)) needs a 'tag': the controller's views are told apart by it",
                    at: name.range)
            }
            return nil
        }
        guard hasTags else {
            report(
                "'tag' needs the controller's 'tags', which names the enum of its views' tags",
                at: pair.key.range)
            return nil
        }
        return integer(pair)
    }

    private mutating func layout(_ pair: YAMLNode.Pair) -> Layout {
        var layout = Layout()
        guard let fields = fields(pair, as: Keys.Layout.self) else { return layout }
        layout.type = fields[.type].flatMap { oneOf(Layout.Kind.self, $0) }
        layout.scroll = fields[.scroll].flatMap { oneOf(Layout.Scroll.self, $0) }
        layout.pinsHeaders = fields[.pinHeaders].flatMap { bool($0) }
        layout.pinsFooters = fields[.pinFooters].flatMap { bool($0) }
        return layout
    }

    /// `dataSource: none`, or a mapping.
    private mutating func dataSource(_ pair: YAMLNode.Pair) -> DataSource {
        var dataSource = DataSource()
        if case .scalar = pair.value.content, !pair.value.isMissing {
            guard let kind = oneOf(DataSource.Kind.self, pair) else { return dataSource }
            dataSource.kind = kind.value
            if kind.value == .diffable {
                report(
                    "a diffable data source needs 'section' and 'item': write {type: diffable, section: …, item: …}",
                    at: kind.range)
            }
            return dataSource
        }
        guard let fields = fields(pair, as: Keys.DataSource.self) else { return dataSource }
        dataSource.section = fields[.section].flatMap { dottedName($0, "a Swift type") }
        dataSource.item = fields[.item].flatMap { dottedName($0, "a Swift type") }
        guard let kind = fields[.type].flatMap({ oneOf(DataSource.Kind.self, $0) }) else { return dataSource }
        dataSource.kind = kind.value
        for key in [Keys.DataSource.section, .item] {
            if kind.value == .diffable, fields[key] == nil, !fields.isMisspelled(key) {
                report("a diffable data source needs '\(key.rawValue)', a Swift type", at: kind.range)
            } else if kind.value != .diffable, let pair = fields[key] {
                report("'\(key.rawValue)' is for 'type: diffable'", at: pair.key.range)
            }
        }
        return dataSource
    }
}
