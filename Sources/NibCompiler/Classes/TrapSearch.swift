import InterfaceBuilder

/// Whether a body certainly ends the program.
struct TrapSearch {
    let table: SymbolTable
    /// The class whose code it is, with its superclasses: their methods hide functions of the same name.
    let chain: [TypeID]

    /// Functions of the standard library and the system that end the program in every build.
    static let functions: Set<String> = ["fatalError", "preconditionFailure", "abort"]

    /// The call that certainly traps, if no way leads past it.
    func trap(in body: [Statement]) -> Expression? {
        for statement in body {
            switch statement {
            case .expression(let expression):
                if isTrap(expression) { return expression }
            case .declare, .destructure, .assign, .function, .type: continue
            case .block(let inner):
                if let trap = trap(in: inner) { return trap }
                if mayLeave(inner) { return nil }
            case .return(let value, _):
                // `return fatalError()`, which is what a body of one expression is.
                if let value, isTrap(value) { return value }
                return nil
            case .leave, .guard: return nil
            case .conditional(let clauses):
                let traps = clauses.map { self.trap(in: $0) }
                // One clause alone may be left out.
                if clauses.count > 1, let first = traps.first, let trap = first,
                    traps.allSatisfy({ $0 != nil })
                {
                    return trap
                }
                if clauses.contains(where: mayLeave) { return nil }
            case .if, .switch, .loop, .whileLoop:
                if mayLeave([statement]) { return nil }
            }
        }
        return nil
    }

    private func isTrap(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name):
                if chain.contains(where: { table[$0].members[name] != nil }) { return false }
                if Self.functions.contains(name) {
                    return table.globals[name] == nil && table.outlinedGlobals[name] == nil
                }
                let functions = table.globals[name] ?? []
                return !functions.isEmpty && table.outlinedGlobals[name] == nil
                    && functions.allSatisfy { member in
                        if case .function(let function) = member.kind {
                            function.result?.name == "Never"
                        } else {
                            false
                        }
                    }
            case .member(let base?, let member):
                // `Swift.fatalError()`; `NSException(name:reason:).raise()`.
                if case .name("Swift") = base.kind { return member.value == "fatalError" }
                if case .call(let made, _) = base.kind {
                    return member.value == "raise" && made.calledName == "NSException"
                }
                return false
            default: return false
            }
        default: return false
        }
    }

    /// Whether a statement in there may leave the function.
    private func mayLeave(_ body: [Statement]) -> Bool {
        var result = false
        SyntaxWalk.visit(
            body,
            { statement in
                switch statement {
                case .return, .leave: result = true
                default: break
                }
            }, { _ in })
        return result
    }
}
