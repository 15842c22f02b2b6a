import InterfaceBuilder

extension ViewExtract {
    mutating func addChoices() {
        view.headerChoice = choice(among: view.slots.headers)
        view.footerChoice = choice(among: view.slots.footers)
    }

    /// The app's enum whose cases' raw values are the identifiers.
    func choice(among entries: [ExtractedEntry]) -> ExtractedView.Choice? {
        guard entries.count > 1 else { return nil }
        let identifiers = Set(entries.map(\.identifier.text))
        let fitting = table.types.filter { symbol in
            symbol.kind == .enum && !ExtractedTypes.isPrivate(symbol.id, table)
                && Self.rawValues(of: symbol).map { Set($0.map(\.value)) == identifiers } ?? false
        }
        let own = fitting.filter { $0.name.hasPrefix(controllerName + ".") }
        guard let symbol = own.first ?? fitting.first, let cases = Self.rawValues(of: symbol) else {
            return nil
        }
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
    mutating func keepOne() {
        func rest(_ entries: [ExtractedEntry], _ what: String) -> [ExtractRemark] {
            entries.dropFirst().map {
                ExtractRemark(
                    origin: $0.origin,
                    reason:
                        "'\($0.identifier)' is another \(what), shown by conditions that a manifest has no words for"
                )
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
}
