import InterfaceBuilder

/// The code of a block, with the way to each of its expressions: what a local was made as where it is used, and what
/// was certainly set on it by then.
final class StraightCode {
    typealias Path = [PathWalk.Step]

    /// An expression, and where it stands.
    struct Site {
        var value: Expression
        var path: Path
        var position: Int { Int(value.range.start) }
    }

    /// What code sets a property of a local to.
    enum Setting {
        case never
        case value(Expression)
        /// One of several, or only sometimes.
        case unknown
    }

    let block: CodeBlock
    private var declarations: [String: [(property: PropertyDeclaration, path: Path)]] = [:]
    private var assignments: [[String]: [Site]] = [:]
    private var additions: [[String]: [Site]] = [:]
    private var calls: [ByteRange: Expression] = [:]
    private var paths: [ObjectIdentifier: Path] = [:]
    /// Locals that a function which may be the app's gets, or that one is called on.
    private var handedOver: Set<String> = []
    /// Names of parameters, and those that patterns bind.
    private var bound: Set<String> = []
    /// Functions that are declared in the code.
    private(set) var functions: [String: FunctionDeclaration] = [:]

    init(_ block: CodeBlock) {
        self.block = block
        PathWalk.visit(block.statements) { item, path in
            switch item {
            case .declaration(let property):
                self.declarations[property.name.value, default: []].append((property, path))
            case .assignment(let target, let value):
                guard let name = target.nameComponents else { return }
                self.assignments[name, default: []].append(Site(value: value, path: path))
            case .expression(let expression):
                self.paths[ObjectIdentifier(expression)] = path
                self.note(expression, path)
            }
        }
        noteNames()
    }

    private func noteNames() {
        bound = Set(block.function?.parameters.map(\.name) ?? [])
        SyntaxWalk.visit(block.statements) { statement in
            switch statement {
            case .if(let conditions, _, _), .guard(let conditions, _), .whileLoop(let conditions, _):
                for case .binding(let pattern, _) in conditions { bound.formUnion(pattern.names) }
            case .switch(_, let cases):
                for pattern in cases.flatMap(\.patterns) { bound.formUnion(pattern.names) }
            case .loop(let pattern, _, _, _), .destructure(let pattern, _, _): bound.formUnion(pattern.names)
            case .function(let function):
                functions[function.name.value] = function
                bound.formUnion(function.parameters.map(\.name))
            default: break
            }
        } _: { expression in
            if case .closure(let closure) = expression.kind {
                bound.formUnion(closure.parameters.map(\.name))
            }
        }
    }

    private func note(_ expression: Expression, _ path: Path) {
        switch expression.kind {
        case .binary("+=", let target, let value):
            guard let name = target.nameComponents else { return }
            additions[name, default: []].append(Site(value: value, path: path))
        case .call(let callee, let arguments):
            calls[expression.range] = expression
            let components = callee.nameComponents ?? []
            if components.count == 3, components.last == "append", let added = arguments.first {
                additions[Array(components.dropLast()), default: []].append(
                    Site(value: added.value, path: path))
            } else if components.count == 2 || components.count == 3 {
                // `section.addHeader()`, `section.boundarySupplementaryItems.removeAll()`
                handedOver.insert(components[0])
            }
            guard components.first(where: { $0 != "init" })?.first?.isUppercase != true else { return }
            for argument in arguments {
                if case .name(let name) = argument.value.kind { handedOver.insert(name) }
            }
        default: break
        }
    }

    // MARK: Questions

    func call(at range: ByteRange) -> Expression? { calls[range] }

    /// Where one of the block's own expressions stands.
    func site(of expression: Expression) -> Site? {
        paths[ObjectIdentifier(expression)].map { Site(value: expression, path: $0) }
    }

    /// Every value that a local may have where it is used; nil where that is not known.
    func origins(of name: String, at use: Site) -> [Site]? {
        guard let found = declarations[name], found.count == 1, found[0].property.getter == nil,
            use.path.starts(with: found[0].path)
        else { return nil }
        var result = assignments[[name]] ?? []
        if let value = found[0].property.value { result.append(Site(value: value, path: found[0].path)) }
        return result.isEmpty ? nil : result
    }

    /// What a property of a local is set to where the local is used, if it was made at the origin.
    func setting(_ property: String, of name: String, from origin: Site, at use: Site) -> Setting {
        let found = (assignments[[name, property]] ?? []).filter {
            !PathWalk.areExclusive($0.path, origin.path) && !PathWalk.areExclusive($0.path, use.path)
        }
        guard let first = found.first else { return .never }
        guard found.count == 1, isCertain(first, from: origin, at: use) else { return .unknown }
        return .value(first.value)
    }

    /// What is certainly added to a property of a local after everything that sets it.
    func additions(to property: String, of name: String, from origin: Site, at use: Site) -> [Expression] {
        let last = (assignments[[name, property]] ?? []).map(\.position).max() ?? origin.position
        return (additions[[name, property]] ?? []).filter {
            $0.position > last && isCertain($0, from: origin, at: use)
        }.map(\.value)
    }

    /// Whether the name is one of the code's own, not one of the types and files around it.
    func isLocal(_ name: String) -> Bool { declarations[name] != nil || bound.contains(name) }

    /// Whether the name is that of a local `let`.
    func isConstant(_ name: String) -> Bool { declarations[name]?.first?.property.isConstant ?? false }

    /// Whether code that is not followed may have changed the object that the local stands for.
    func isHandedOver(_ name: String) -> Bool { handedOver.contains(name) }

    private func isCertain(_ site: Site, from origin: Site, at use: Site) -> Bool {
        site.position > origin.position
            && (use.path.starts(with: site.path) || origin.path.starts(with: site.path))
            && (site.position < use.position || site.path == use.path)
    }
}
