import InterfaceBuilder

/// What a method that is asked for keys which no class has, `setValue(_:forUndefinedKey:)`, does with them.
enum UndefinedKeys {
    /// Whether it certainly refuses them, at least in a debug build: it traps, or asks `super`, which raises.
    static func areRefused(by body: [Statement]) -> Bool {
        for statement in body {
            switch statement {
            case .expression(let expression):
                if isRefusal(expression) { return true }
            case .block(let inner):
                if areRefused(by: inner) { return true }
            case .conditional(let clauses):
                // One build or another refuses.
                if clauses.contains(where: areRefused) { return true }
            case .declare, .destructure, .assign, .function, .type: continue
            case .return(let value, _): return value.map(isRefusal) ?? false
            case .leave, .guard, .if, .switch, .loop, .whileLoop: return false
            }
        }
        return false
    }

    private static func isRefusal(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind else { return false }
        switch callee.kind {
        case .name(let name): return TrapSearch.functions.contains(name) || name == "assertionFailure"
        case .member(let base?, _): return if case .name("super") = base.kind { true } else { false }
        default: return false
        }
    }
}
