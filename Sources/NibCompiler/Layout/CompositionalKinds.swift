import InterfaceBuilder

/// The kinds of supplementary views that a compositional layout certainly asks for, read from straight code around the
/// place where it is made and from the functions that it calls (uikit-rules I1, I3).
struct CompositionalKinds {
    /// The kinds of every section, and those of the first at least.
    struct Answer {
        var every: [ElementKind] = []
        var first: [ElementKind] = []
    }

    let model: LayoutModel
    let code: StraightCode
    private let depth: Int

    init(model: LayoutModel, block: CodeBlock, depth: Int = 0) {
        self.model = model
        self.depth = depth
        code = StraightCode(block)
    }

    func kinds(of place: CodePlace) -> Answer {
        guard let call = code.call(at: place.range), let site = code.site(of: call),
            case .call(let callee, let arguments) = call.kind, let first = arguments.first
        else { return Answer() }
        if callee.nameComponents?.last == "list", first.label == "using" {
            let kinds = list(first.value, site)
            return Answer(every: kinds, first: kinds)
        }
        let shared = arguments.first { $0.label == "configuration" }.map { configured($0.value, site) } ?? []
        if first.label == "section" {
            let kinds = shared + (section(first.value) ?? [])
            return Answer(every: kinds, first: kinds)
        }
        guard first.label == nil || first.label == "sectionProvider",
            let provider = provider(first.value, site)
        else { return Answer(every: shared, first: shared) }
        let every = shared + provider.reader.every(of: provider.body)
        let firstOnly = provider.index.flatMap { provider.reader.first(of: provider.body, index: $0) } ?? []
        return Answer(every: every, first: every + firstOnly.filter { !every.contains($0) })
    }

    // MARK: Providers

    /// The code that makes the sections, and its name for a section's number.
    private func provider(
        _ value: Expression, _ site: StraightCode.Site
    ) -> (reader: CompositionalKinds, body: [Statement], index: String?)? {
        if case .name(let name) = value.kind, let origins = code.origins(of: name, at: site) {
            guard origins.count == 1, case .closure = origins[0].value.kind else { return nil }
            return provider(origins[0].value, origins[0])
        }
        if case .closure(let closure) = value.kind {
            return (self, closure.body, closure.parameters.first?.name ?? "$0")
        }
        guard let reader = follow(value), let function = reader.code.block.function else { return nil }
        return (reader, reader.code.block.statements, function.parameters.first?.name)
    }

    /// The kinds that whatever the code returns has.
    func every(of body: [Statement]) -> [ElementKind] {
        common(ReturnedValues.all(of: body).map(section)) ?? []
    }

    /// The kinds of what the code returns for the first section; nil where that is not known.
    private func first(of body: [Statement], index: String) -> [ElementKind]? {
        guard let owner = code.block.owner,
            let value = FirstSection(model, of: owner, name: index)
                .answer(ReturnedValues.withoutSelfTest(body))
        else { return nil }
        if code.site(of: value) != nil { return section(value) }
        // The function that returns it.
        for block in model.related(to: owner).flatMap(model.blocks(of:)) where block.function != nil {
            let reader = CompositionalKinds(model: model, block: block, depth: depth + 1)
            if reader.code.site(of: value) != nil { return reader.section(value) }
        }
        return nil
    }

    private func common(_ kinds: [[ElementKind]?]) -> [ElementKind]? {
        let known = kinds.compactMap(\.self)
        guard let first = known.first else { return nil }
        return known.dropFirst().reduce(first) { common, own in common.filter(own.contains) }
    }

    // MARK: Sections

    /// The kinds that a section has; nil where there is none: for that number, the layout has nothing to show.
    private func section(_ value: Expression) -> [ElementKind]? {
        guard let site = code.site(of: value) else { return [] }
        switch value.kind {
        case .null: return nil
        case .name(let name):
            guard let origins = code.origins(of: name, at: site) else { return called(value) }
            guard !code.isHandedOver(name) else { return [] }
            return common(origins.map { section(named: name, from: $0, at: site) })
        case .call(let callee, let arguments):
            switch callee.nameComponents {
            case ["NSCollectionLayoutSection", "list"]:
                return arguments.first.map { list($0.value, site) } ?? []
            case ["NSCollectionLayoutSection"], ["NSCollectionLayoutSection", "init"]:
                return arguments.first.map { badges(of: $0.value) } ?? []
            default: return called(callee)
            }
        case .member: return called(value)
        case .ternary(_, let first, let second), .coalesced(let first, let second):
            return common([section(first), section(second)])
        case .branching(let statement): return every(of: [statement])
        default: return []
        }
    }

    /// The kinds of a section that a local stands for, with what is set on it.
    private func section(
        named name: String, from origin: StraightCode.Site, at use: StraightCode.Site
    ) -> [ElementKind]? {
        guard let made = section(origin.value) else { return nil }
        let property = "boundarySupplementaryItems"
        let added = code.additions(to: property, of: name, from: origin, at: use)
            .flatMap { elements(of: $0, use) }
        switch code.setting(property, of: name, from: origin, at: use) {
        case .never: return made + added
        case .value(let items): return fixed(origin.value) + elements(of: items, use) + added
        case .unknown: return fixed(origin.value) + added
        }
    }

    /// What a section has whatever its boundary items are set to.
    private func fixed(_ value: Expression) -> [ElementKind] {
        guard case .call(let callee, _) = value.kind,
            callee.nameComponents?.first == "NSCollectionLayoutSection"
        else { return [] }
        return section(value) ?? []
    }

    /// The kinds of what a function or property of the project gives.
    private func called(_ callee: Expression) -> [ElementKind] {
        follow(callee).map { $0.every(of: $0.code.block.statements) } ?? []
    }

    /// The code of the function or property that the expression leads to.
    func follow(_ callee: Expression) -> CompositionalKinds? {
        guard depth < 6, let block = model.block(named: callee, in: code) else { return nil }
        return CompositionalKinds(model: model, block: block, depth: depth + 1)
    }
}
