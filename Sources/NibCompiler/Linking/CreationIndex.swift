import InterfaceBuilder

/// The calls of initialisers in all sources, by the name of the class that they make.
struct CreationIndex {
    private struct Call {
        var arguments: [Expression.Argument]
        /// The type whose code calls.
        var owner: TypeID?
    }

    private let table: SymbolTable
    private var byName: [String: [Call]] = [:]
    /// Initialisers that are mentioned without a call: `map(Controller.init)`.
    private var references: [String: Int] = [:]

    init(_ table: SymbolTable) {
        self.table = table
        for block in CodeBlock.all(of: table) { add(block) }
    }

    private mutating func add(_ block: CodeBlock) {
        SyntaxWalk.visit(block.statements) { _ in
        } _: { expression in
            switch expression.kind {
            case .call(let callee, let arguments):
                guard let name = Self.madeName(callee) else { return }
                byName[name, default: []].append(Call(arguments: arguments, owner: block.owner))
                // The callee is met once more, as a member.
                if Self.isInit(callee) { references[name, default: 0] -= 1 }
            case .member where Self.isInit(expression):
                if let name = Self.madeName(expression) { references[name, default: 0] += 1 }
            default: break
            }
        }
    }

    /// The arguments of the calls that may be of the initialiser; nil where some are not seen.
    func calls(of type: TypeID, _ function: FunctionDeclaration) -> [[Expression.Argument]]? {
        let name = table[type].simpleName
        if references[name, default: 0] > 0 || references["", default: 0] > 0 { return nil }
        let descendants = table.descendants(of: type)
        var result = (byName[name] ?? []).map(\.arguments)
        for other in descendants { result += (byName[table[other].simpleName] ?? []).map(\.arguments) }
        for own in ["Self", "self", "super"] {
            result += (byName[own] ?? []).filter { call in
                call.owner.map { $0 == type || descendants.contains($0) || table.inherits(type, from: $0) }
                    ?? false
            }.map(\.arguments)
        }
        result += (byName[""] ?? []).map(\.arguments)
        return result.filter { CallMatch.matches(function, $0.map(\.label)) }
    }

    /// The name of what is made: empty for `.init(…)`, whose type the place decides.
    private static func madeName(_ callee: Expression) -> String? {
        switch callee.kind {
        case .member(nil, let name): return name.value == "init" ? "" : nil
        case .specialized(let base, _): return madeName(base)
        default:
            guard let components = callee.nameComponents, let last = components.last else { return nil }
            guard last == "init" else {
                return last.first?.isUppercase ?? false ? last : nil
            }
            return components.dropLast().last
        }
    }

    private static func isInit(_ expression: Expression) -> Bool {
        if case .member(_, let name) = expression.kind { name.value == "init" } else { false }
    }
}
