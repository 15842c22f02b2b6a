import InterfaceBuilder

/// Walks over statements and expressions, closures included.
enum SyntaxWalk {
    /// Every expression and statement below, outermost first.
    static func visit(
        _ statements: [Statement], _ onStatement: (Statement) -> Void, _ onExpression: (Expression) -> Void
    ) {
        for statement in statements { visit(statement, onStatement, onExpression) }
    }

    static func visit(
        _ expression: Expression, _ onStatement: (Statement) -> Void, _ onExpression: (Expression) -> Void
    ) {
        onExpression(expression)
        func visit(_ child: Expression) { self.visit(child, onStatement, onExpression) }
        switch expression.kind {
        case .string, .number, .bool, .null, .name, .type, .keyPath: break
        case .interpolation(let parts), .array(let parts), .other(let parts): parts.forEach(visit)
        case .member(let base, _): if let base { visit(base) }
        case .call(let callee, let arguments), .index(let callee, let arguments):
            visit(callee)
            for argument in arguments { visit(argument.value) }
        case .specialized(let base, _), .cast(let base, _, _), .typeTest(let base, _), .unwrapped(let base),
            .prefix(_, let base):
            visit(base)
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key)
                visit(pair.value)
            }
        case .tuple(let arguments): for argument in arguments { visit(argument.value) }
        case .closure(let closure): self.visit(closure.body, onStatement, onExpression)
        case .ternary(let condition, let first, let second):
            visit(condition)
            visit(first)
            visit(second)
        case .coalesced(let first, let second), .binary(_, let first, let second):
            visit(first)
            visit(second)
        case .branching(let statement): self.visit(statement, onStatement, onExpression)
        }
    }

    private static func visit(
        _ statement: Statement, _ onStatement: (Statement) -> Void, _ onExpression: (Expression) -> Void
    ) {
        onStatement(statement)
        func visit(_ expression: Expression?) {
            if let expression { self.visit(expression, onStatement, onExpression) }
        }
        func visit(_ statements: [Statement]) { self.visit(statements, onStatement, onExpression) }
        func visit(_ conditions: [Statement.Condition]) {
            for condition in conditions {
                switch condition {
                case .boolean(let expression): visit(expression)
                case .binding(let pattern, let value):
                    visit(pattern)
                    visit(value)
                case .availability: break
                }
            }
        }
        func visit(_ pattern: Pattern) {
            switch pattern {
            case .expression(let expression): visit(expression)
            case .tuple(let patterns), .enumCase(_, _, let patterns):
                for pattern in patterns { visit(pattern) }
            case .cast(let pattern, _), .optional(let pattern): visit(pattern)
            case .any, .name: break
            }
        }
        switch statement {
        case .expression(let expression): visit(expression)
        case .declare(let properties):
            for property in properties {
                visit(property.value)
                visit(property.getter ?? [])
                visit(property.observers)
            }
        case .destructure(_, _, let value): visit(value)
        case .assign(let target, let value):
            visit(target)
            visit(value)
        case .return(let value, _): visit(value)
        case .if(let conditions, let then, let otherwise):
            visit(conditions)
            visit(then)
            visit(otherwise)
        case .guard(let conditions, let otherwise):
            visit(conditions)
            visit(otherwise)
        case .switch(let subject, let cases):
            visit(subject)
            for item in cases {
                for pattern in item.patterns { visit(pattern) }
                visit(item.filter)
                visit(item.body)
            }
        case .loop(_, let sequence, let filter, let body):
            visit(sequence)
            visit(filter)
            visit(body)
        case .whileLoop(let conditions, let body):
            visit(conditions)
            visit(body)
        case .block(let body): visit(body)
        case .conditional(let clauses): for clause in clauses { visit(clause) }
        case .function(let function): visit(function.body ?? [])
        case .type(let type):
            for function in type.functions { visit(function.body ?? []) }
        case .leave(let value): visit(value)
        }
    }

    static func assignments(in body: [Statement], _ use: (Expression, Expression) -> Void) {
        visit(
            body,
            { if case .assign(let target, let value) = $0 { use(target, value) } }, { _ in })
    }

    static func declarations(in body: [Statement]) -> [PropertyDeclaration] {
        var result: [PropertyDeclaration] = []
        visit(body, { if case .declare(let properties) = $0 { result += properties } }, { _ in })
        return result
    }

    static func closures(in expression: Expression, _ use: (Closure) -> Void) {
        visit(expression, { _ in }, { if case .closure(let closure) = $0.kind { use(closure) } })
    }
}

extension SyntaxWalk {
    /// Whether an initialiser calls another one of its type.
    static func delegates(_ body: [Statement]) -> Bool {
        var result = false
        visit(
            body, { _ in },
            {
                if case .member(let base?, let name) = $0.kind, name.value == "init",
                    case .name("self") = base.kind
                {
                    result = true
                }
            })
        return result
    }
}
