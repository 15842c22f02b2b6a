import InterfaceBuilder

extension CompositionalKinds {
    /// The kinds of a list's configuration.
    func list(_ configuration: Expression, _ use: StraightCode.Site) -> [ElementKind] {
        guard case .name(let name) = configuration.kind,
            let origin = only(code.origins(of: name, at: use)), case .call(let callee, _) = origin.value.kind,
            callee.nameComponents == ["UICollectionLayoutListConfiguration"]
        else { return [] }
        var result: [ElementKind] = []
        for (property, kind) in [("headerMode", ElementKind.sectionHeader), ("footerMode", .sectionFooter)] {
            guard case .value(let mode) = code.setting(property, of: name, from: origin, at: use),
                case .member(_, let word) = mode.kind, word.value == "supplementary"
            else { continue }
            result.append(kind)
        }
        return result
    }

    /// The kinds of the boundary items of the whole layout.
    func configured(_ configuration: Expression, _ use: StraightCode.Site) -> [ElementKind] {
        guard case .name(let name) = configuration.kind,
            let origin = only(code.origins(of: name, at: use)), case .call(let callee, _) = origin.value.kind,
            callee.nameComponents?.first == "UICollectionViewCompositionalLayoutConfiguration",
            !code.isHandedOver(name),
            case .value(let items) = code.setting(
                "boundarySupplementaryItems", of: name, from: origin, at: use)
        else { return [] }
        return elements(of: items, use)
    }

    /// The kinds of a list of supplementary items, or of the one.
    func elements(of items: Expression, _ use: StraightCode.Site) -> [ElementKind] {
        switch items.kind {
        case .array(let elements): return elements.compactMap { kind(of: $0) }
        case .name(let name):
            if code.isConstant(name), let origin = only(code.origins(of: name, at: use)),
                case .array(let elements) = origin.value.kind
            {
                return elements.compactMap { kind(of: $0) }
            }
            return kind(of: items).map { [$0] } ?? []
        default: return kind(of: items).map { [$0] } ?? []
        }
    }

    /// The kinds of the badges of the item that a section's first item has, through the groups around it.
    func badges(of value: Expression, depth: Int = 0) -> [ElementKind] {
        guard depth < 8, let site = code.site(of: value) else { return [] }
        switch value.kind {
        case .name(let name):
            guard let origin = only(code.origins(of: name, at: site)) else { return [] }
            let own = badges(of: origin.value, depth: depth + 1)
            switch code.setting("supplementaryItems", of: name, from: origin, at: site) {
            case .never: return own
            case .value(let items): return elements(of: items, site)
            case .unknown: return []
            }
        case .call(let callee, let arguments):
            if callee.nameComponents?.first == "NSCollectionLayoutItem" {
                let items = arguments.first { $0.label == "supplementaryItems" }
                return items.map { elements(of: $0.value, site) } ?? []
            }
            guard ["horizontal", "vertical"].contains(callee.calledName ?? ""),
                let inner = arguments.first(where: {
                    ["subitems", "subitem", "repeatingSubitem"].contains($0.label ?? "")
                })
            else { return [] }
            if case .array(let elements) = inner.value.kind {
                return elements.first.map { badges(of: $0, depth: depth + 1) } ?? []
            }
            return badges(of: inner.value, depth: depth + 1)
        default: return []
        }
    }

    /// The kind of a supplementary item; nil where that is not known.
    private func kind(of item: Expression) -> ElementKind? {
        guard let site = code.site(of: item) else { return nil }
        switch item.kind {
        case .name(let name):
            guard let origins = code.origins(of: name, at: site) else { return returned(item) }
            return only(origins).flatMap { kind(of: $0.value) }
        case .member: return returned(item)
        case .call(let callee, let arguments):
            guard SupplementaryItemCall.isMade(by: callee, arguments.map(\.label)) else {
                return returned(callee)
            }
            return arguments.first { $0.label == "elementKind" }.flatMap { kind(written: $0.value) }
        default: return nil
        }
    }

    private func returned(_ callee: Expression) -> ElementKind? {
        guard let reader = follow(callee) else { return nil }
        return only(ReturnedValues.all(of: reader.code.block.statements)).flatMap { reader.kind(of: $0) }
    }

    private func kind(written value: Expression) -> ElementKind? {
        let place = CodePlace(file: code.block.file, range: value.range)
        let values = model.linked.analysis.effects.boundaryItems.filter { $0.place == place }.map(\.kind)
        guard let texts = values.first?.strings, texts.count == 1,
            values.allSatisfy({ $0.strings == texts && !$0.isOpen })
        else { return nil }
        return ElementKind(texts[0])
    }

    private func only<Element>(_ elements: [Element]?) -> Element? {
        elements?.count == 1 ? elements?.first : nil
    }
}
