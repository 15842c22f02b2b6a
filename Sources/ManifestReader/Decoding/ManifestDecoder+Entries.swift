import InterfaceBuilder
import NibCompiler

extension ManifestDecoder {
    /// A nib's name, or a mapping.
    mutating func entry(_ pair: YAMLNode.Pair, _ place: SlotPlace) -> Entry? {
        switch pair.value.content {
        case .scalar("none", _):
            report(
                "'none' removes a header, footer or cell, but not one of several; a nib of that name is "
                    + "written {nib: none}", at: pair.value.range)
            return nil
        case .scalar where !pair.value.isMissing:
            return nonEmptyText(pair).map { Entry(source: .nib($0), range: $0.range) }
        case .mapping:
            guard let fields = fields(pair, as: Keys.Entry.self) else { return nil }
            return entry(fields, name: pair.key, place)
        default:
            reportShape("a nib's name or a mapping", pair)
            return nil
        }
    }

    private mutating func entry(
        _ fields: Fields<Keys.Entry>, name: Located<String>, _ place: SlotPlace
    ) -> Entry? {
        guard let kind = sourceKey(of: fields, name: name) else {
            // What it says is looked at all the same.
            var entry = Entry(source: .nib(name), range: fields.range)
            readOptions(of: fields, besides: nil, into: &entry, place)
            return nil
        }
        let source = place.refusal(of: kind) == nil ? source(kind, fields, place) : nil
        var entry = Entry(source: source ?? .nib(name), range: fields.range)
        readOptions(of: fields, besides: kind, into: &entry, place)
        return source == nil ? nil : entry
    }

    /// The one key that says where the view comes from.
    private mutating func sourceKey(of fields: Fields<Keys.Entry>, name: Located<String>) -> Keys.Entry? {
        let given = fields.all(of: [.nib, .prototype, .choose])
        if given.count > 1 {
            report(
                "'\(given[0].key.rawValue)' and '\(given[1].key.rawValue)' exclude each other: an entry comes "
                    + "from one place", at: given[1].pair.key.range)
            return nil
        }
        if let source = given.first { return source.key }
        if fields[.class] != nil { return .class }
        if !Keys.Entry.sources.contains(where: fields.isMisspelled) {
            report(
                "\(Quotation.of(name.value)) needs 'nib', 'class', 'prototype' or 'choose' to say where the view "
                    + "comes from", at: name.range)
        }
        return nil
    }

    private mutating func source(
        _ key: Keys.Entry, _ fields: Fields<Keys.Entry>, _ place: SlotPlace
    ) -> Entry.Source? {
        guard let pair = fields[key] else { return nil }
        switch key {
        case .nib: return nonEmptyText(pair).map(Entry.Source.nib)
        case .prototype: return nonEmptyText(pair).map(Entry.Source.prototype)
        case .choose: return choice(pair, place).map(Entry.Source.choose)
        default: return dottedName(pair, "a class").map(Entry.Source.class)
        }
    }

    private mutating func readOptions(
        of fields: Fields<Keys.Entry>, besides source: Keys.Entry?, into entry: inout Entry,
        _ place: SlotPlace
    ) {
        for (key, pair) in fields.pairs {
            if let reason = place.refusal(of: key) ?? Self.refusal(of: key, besides: source) {
                report("'\(key.rawValue)' \(reason)", at: pair.key.range)
                continue
            }
            guard key != source else { continue }
            switch key {
            case .nib, .prototype, .choose: break
            case .class: entry.expectedClass = dottedName(pair, "a class")
            case .identifier: entry.identifier = text(pair)
            case .module: entry.module = identifier(pair, "a Swift module's name")
            case .bundle: entry.bundle = bundle(pair)
            case .height: entry.height = size(pair)
            case .width: entry.width = size(pair)
            case .alignment: entry.alignment = oneOf(Entry.Alignment.self, pair)
            case .registration: entry.usesRegistrationObject = registration(pair)
            }
        }
    }

    /// Why `key` has no meaning in an entry whose view comes from `source`.
    private static func refusal(of key: Keys.Entry, besides source: Keys.Entry?) -> String? {
        switch (source, key) {
        case (.choose, .class), (.choose, .identifier), (.choose, .module), (.choose, .bundle),
            (.choose, .registration):
            "differs from choice to choice: write it in the entries under 'each'"
        case (.prototype, .identifier): "is what 'prototype' gives"
        case (.prototype, .bundle), (.class, .bundle): "is for a 'nib'"
        case (.prototype, .registration):
            "is for a 'nib' or a 'class': a prototype is registered by its scene"
        default: nil
        }
    }

    private enum RegistrationForm: String, CaseIterable {
        case object
    }

    private mutating func registration(_ pair: YAMLNode.Pair) -> Located<Bool>? {
        oneOf(RegistrationForm.self, pair)?.map { _ in true }
    }

    private mutating func choice(_ pair: YAMLNode.Pair, _ place: SlotPlace) -> Choice? {
        guard let fields = fields(pair, as: Keys.Choose.self) else { return nil }
        let reference = fields[.enum].flatMap {
            enumReference($0, declare: fields[.declare], default: true)
        }
        var each: [Choice.Case] = []
        for pair in fields[.each].flatMap({ cases($0) }) ?? [] {
            let name = identifier(pair.key, "the name of a case")
            let entry = entry(pair, place.asChoice)
            if let name, let entry { each.append(Choice.Case(name: name, entry: entry)) }
        }
        return reference.map { Choice(reference: $0, each: each, range: fields.range) }
    }
}
