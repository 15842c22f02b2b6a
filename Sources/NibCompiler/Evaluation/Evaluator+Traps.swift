import InterfaceBuilder

extension Evaluator {
    /// The names of functions of the standard library that never return.
    private static let traps: Set<String> = [
        "fatalError", "preconditionFailure", "abort", "exit", "notImplemented",
    ]

    /// Whether an expression is a call that never returns: of a function of the project's own, one whose result is
    /// `Never`.
    func neverReturns(_ expression: Expression, _ environment: Environment) -> Bool {
        guard case .call(let callee, _) = expression.kind else { return false }
        switch callee.kind {
        case .name(let name):
            if environment.binding(name) != nil { return false }
            let own = ownFunctions(name, environment.activation)
            return own.isEmpty ? Self.traps.contains(name) : own.allSatisfy { $0.result?.name == "Never" }
        case .member(let base?, let name):
            guard case .name(let base) = base.kind else { return false }
            if base == "Swift" { return Self.traps.contains(name.value) }
            guard base == "self" || base == "Self" else { return false }
            let own = ownFunctions(name.value, environment.activation, isMember: true)
            return !own.isEmpty && own.allSatisfy { $0.result?.name == "Never" }
        default: return false
        }
    }

    /// The functions of a name that the sources have, as code of an activation finds them.
    private func ownFunctions(
        _ name: String, _ activation: Activation, isMember: Bool = false
    ) -> [FunctionDeclaration] {
        var types = [activation.selfType]
        if let owner = activation.owner { types.append(.nominal(owner, [])) }
        for type in types {
            let found = functions(in: members(named: name, of: type).map(\.member))
            if !found.isEmpty { return found }
        }
        return isMember ? [] : functions(in: table.globals[name] ?? [])
    }

    private func functions(in members: [Member]) -> [FunctionDeclaration] {
        members.compactMap { if case .function(let function) = $0.kind { function } else { nil } }
    }
}
