import InterfaceBuilder

/// The values that a body of code may give.
enum ReturnedValues {
    static func all(of body: [Statement]) -> [Expression] {
        var result: [Expression] = []
        add(body, to: &result)
        if result.isEmpty, body.count == 1 { addLast(of: body, to: &result) }
        return result
    }

    /// Without the way out where there is no `self` any more.
    static func withoutSelfTest(_ body: [Statement]) -> [Statement] { body.filter { !isSelfTest($0) } }

    private static func add(_ body: [Statement], to result: inout [Expression]) {
        for statement in body where !isSelfTest(statement) {
            switch statement {
            case .return(let value?, _): result.append(value)
            case .if(_, let then, let otherwise):
                add(then, to: &result)
                add(otherwise, to: &result)
            case .guard(_, let inner), .loop(_, _, _, let inner), .whileLoop(_, let inner), .block(let inner):
                add(inner, to: &result)
            case .switch(_, let cases): for item in cases { add(item.body, to: &result) }
            case .conditional(let clauses): for clause in clauses { add(clause, to: &result) }
            case .expression, .declare, .destructure, .assign, .return(nil, _), .function, .type, .leave:
                break
            }
        }
    }

    /// The value of code whose last expression is its value.
    private static func addLast(of body: [Statement], to result: inout [Expression]) {
        switch body.last {
        case .expression(let value):
            if case .branching(let statement) = value.kind {
                addLast(of: [statement], to: &result)
            } else {
                result.append(value)
            }
        case .if(_, let then, let otherwise):
            addLast(of: then, to: &result)
            addLast(of: otherwise, to: &result)
        case .switch(_, let cases): for item in cases { addLast(of: item.body, to: &result) }
        case .conditional(let clauses): for clause in clauses { addLast(of: clause, to: &result) }
        default: break
        }
    }

    /// `guard let self else { … }`, under any name.
    private static func isSelfTest(_ statement: Statement) -> Bool {
        guard case .guard(let conditions, _) = statement, conditions.count == 1,
            case .binding(let pattern, let value) = conditions[0], case .name(let name, _) = pattern
        else { return false }
        guard let value else { return name.value == "self" }
        if case .name("self") = value.kind { return true } else { return false }
    }
}
