import InterfaceBuilder

/// A place where code sets a flow layout's reference size or scroll direction.
struct SizeMention {
    enum Target {
        case header
        case footer
        case direction
    }

    enum Base {
        /// Only of layouts that are made in these places.
        case sites(Set<CodePlace>)
        /// Only of the layouts of these views.
        case views([ViewID])
        case unknown
    }

    var target: Target
    /// `width` or `height`, where only one is set.
    var dimension: String?
    var base: Base
    /// What the layout is called there.
    var baseExpression: Expression?
    /// Nil where it is not an assignment.
    var value: Expression?
    var path: [PathWalk.Step]
    var block: CodeBlock

    static func all(in model: LayoutModel) -> [SizeMention] {
        var bases: [CodePlace: Base] = [:]
        for setting in model.linked.analysis.effects.sizes {
            let base = Self.base(setting.base, model)
            bases[setting.place] = bases[setting.place].map { joined($0, base) } ?? base
        }
        var result: [SizeMention] = []
        for block in model.blocks where !isUncalled(block, model) {
            PathWalk.visit(block.statements) { item, path in
                switch item {
                case .assignment(let target, let value):
                    if case .tuple(let parts) = target.kind {
                        // `(layout.headerReferenceSize, x) = …`
                        for part in parts {
                            guard let (found, dimension, _, base) = Self.parts(of: part.value) else {
                                continue
                            }
                            result.append(
                                SizeMention(
                                    target: found, dimension: dimension, base: .unknown,
                                    baseExpression: base, value: nil, path: path, block: block))
                        }
                        return
                    }
                    guard let (found, dimension, name, base) = parts(of: target) else { return }
                    let place = CodePlace(file: block.file, range: name)
                    result.append(
                        SizeMention(
                            target: found, dimension: dimension, base: bases[place] ?? .unknown,
                            baseExpression: base, value: value, path: path, block: block))
                case .expression(let expression):
                    if case .call(let callee, let arguments) = expression.kind,
                        case .member(let base?, let name) = callee.kind, let found = setters[name.value]
                    {
                        result.append(
                            SizeMention(
                                target: found, dimension: nil, base: .unknown, baseExpression: base,
                                value: arguments.first?.value, path: path, block: block))
                    }
                    for target in indirectTargets(expression) {
                        result.append(
                            SizeMention(
                                target: target, dimension: nil, base: .unknown, baseExpression: nil,
                                value: nil,
                                path: path, block: block))
                    }
                case .declaration: return
                }
            }
        }
        return result
    }

    private static let properties: [String: Target] = [
        "headerReferenceSize": .header, "footerReferenceSize": .footer, "scrollDirection": .direction,
    ]
    private static let setters: [String: Target] = [
        "setHeaderReferenceSize": .header, "setFooterReferenceSize": .footer,
        "setScrollDirection": .direction,
    ]

    /// Whether the block is a function of generated code that the app never calls: `configure(_:)`.
    private static func isUncalled(_ block: CodeBlock, _ model: LayoutModel) -> Bool {
        guard let function = block.function,
            model.table.files[block.file]?.file.isGenerated ?? false
        else { return false }
        return !model.calledNames.contains(function.name.value)
    }

    /// What an expression may set in another way than by an assignment: by key-value coding, by a key path, by a
    /// function that gets it to be changed.
    private static func indirectTargets(_ expression: Expression) -> [Target] {
        switch expression.kind {
        case .keyPath(let path): return path.last.flatMap { properties[$0] }.map { [$0] } ?? []
        case .prefix("&", let changed): return parts(of: changed).map { [$0.0] } ?? []
        case .binary(let operation, let left, let right)
        where !LocalChanges.isPure(operation) && operation != "=":
            // `layout.headerReferenceSize.height += 44`, and operators of one's own.
            return [left, right].flatMap { parts(of: $0).map { [$0.0] } ?? [] }
        case .call(let callee, let arguments):
            let keys: [Expression]
            switch callee.calledName {
            case "setValue":
                keys = arguments.filter { $0.label == "forKey" || $0.label == "forKeyPath" }.map(\.value)
            case "setValuesForKeys", "setValuesForKeysWithDictionary":
                guard case .dictionary(let pairs)? = arguments.first?.value.kind else { return allTargets }
                keys = pairs.map(\.key)
            default: return []
            }
            return keys.flatMap { key -> [Target] in
                guard case .string(let text) = key.kind else { return allTargets }
                return text.split(separator: ".").last.flatMap { properties[String($0)] }.map { [$0] } ?? []
            }
        default: return []
        }
    }

    private static let allTargets: [Target] = [.header, .footer, .direction]

    private static func parts(
        of target: Expression
    ) -> (Target, dimension: String?, name: ByteRange, base: Expression?)? {
        if case .name(let name) = target.kind, let found = properties[name] {
            return (found, nil, target.range, nil)
        }
        guard case .member(let base?, let name) = target.kind else { return nil }
        if let found = properties[name.value] { return (found, nil, name.range, base) }
        guard name.value == "height" || name.value == "width",
            let (found, _, range, layout) = parts(of: base), found != .direction
        else { return nil }
        return (found, name.value, range, layout)
    }

    private static func base(_ value: Value, _ model: LayoutModel) -> Base {
        guard value.unknown == nil, !value.atoms.isEmpty else { return .unknown }
        var sites: Set<CodePlace> = []
        var views: [ViewID] = []
        for atom in value.atoms {
            switch atom {
            case .layout(.made(let site), _): sites.insert(site)
            case .layout(.of(let view), _) where view.place != .callback:
                views.append(model.linked.aliases.canonical(view.plain))
            default: return .unknown
            }
        }
        if views.isEmpty { return .sites(sites) }
        return sites.isEmpty ? .views(views) : .unknown
    }

    private static func joined(_ left: Base, _ right: Base) -> Base {
        switch (left, right) {
        case (.sites(let first), .sites(let second)): .sites(first.union(second))
        case (.views(let first), .views(let second)): .views(first + second)
        default: .unknown
        }
    }
}
