import InterfaceBuilder

/// The conditions that have to hold where a place in a body of code is reached.
enum EnclosingBranches {
    enum Branch {
        /// All of the conditions are met, or not all.
        case conditions([Statement.Condition], isMet: Bool)
        case value(Expression, isMet: Bool)
        /// A switch over the subject finds one of the cases.
        case cases(Expression, Set<String>)
        /// It finds none of the cases.
        case otherCases(Expression, Set<String>)
    }

    /// Outermost first. A place that is not in the body has none.
    static func around(_ place: ByteRange, in body: [Statement]) -> [Branch] {
        var result: [Branch] = []
        for statement in body {
            if contains([statement], place) { return result + inside(statement, place) }
            switch statement {
            case .guard(let conditions, _): result.append(.conditions(conditions, isMet: true))
            case .if(let conditions, let then, let otherwise) where otherwise.isEmpty && leaves(then):
                result.append(.conditions(conditions, isMet: false))
            default: break
            }
        }
        return []
    }

    private static func inside(_ statement: Statement, _ place: ByteRange) -> [Branch] {
        switch statement {
        case .if(let conditions, let then, let otherwise):
            if contains(then, place) {
                return [.conditions(conditions, isMet: true)] + around(place, in: then)
            }
            if contains(otherwise, place) {
                return [.conditions(conditions, isMet: false)] + around(place, in: otherwise)
            }
        case .guard(let conditions, let otherwise):
            if contains(otherwise, place) {
                return [.conditions(conditions, isMet: false)] + around(place, in: otherwise)
            }
        case .switch(let subject, let cases):
            for item in cases where contains(item.body, place) {
                return branches(item, subject, cases) + around(place, in: item.body)
            }
        case .loop(_, _, _, let body), .whileLoop(_, let body), .block(let body):
            if contains(body, place) { return around(place, in: body) }
        case .conditional(let clauses):
            for clause in clauses where contains(clause, place) { return around(place, in: clause) }
        default: break
        }
        // In an expression of the statement.
        var result: [Branch] = []
        SyntaxWalk.visit([statement]) { _ in
        } _: { expression in
            guard expression.range.contains(place) else { return }
            switch expression.kind {
            case .ternary(let condition, let first, let second):
                for (branch, isMet) in [(first, true), (second, false)] where branch.range.contains(place) {
                    result.append(.value(condition, isMet: isMet))
                }
            case .closure(let closure): result += around(place, in: closure.body)
            case .branching(let statement): result += inside(statement, place)
            default: break
            }
        }
        return result
    }

    private static func branches(
        _ item: Statement.Case, _ subject: Expression, _ cases: [Statement.Case]
    ) -> [Branch] {
        func names(_ item: Statement.Case) -> Set<String>? {
            var result: Set<String> = []
            for pattern in item.patterns {
                guard case .enumCase(_, let name, _) = pattern else { return nil }
                result.insert(name.value)
            }
            return result
        }
        if !item.patterns.isEmpty { return names(item).map { [.cases(subject, $0)] } ?? [] }
        let others = cases.filter { !$0.patterns.isEmpty && $0.filter == nil }
        return [.otherCases(subject, others.reduce(into: []) { $0.formUnion(names($1) ?? []) })]
    }

    private static func contains(_ statements: [Statement], _ place: ByteRange) -> Bool {
        var isFound = false
        SyntaxWalk.visit(statements) { _ in
        } _: { expression in
            if expression.range.contains(place) { isFound = true }
        }
        return isFound
    }

    private static func leaves(_ statements: [Statement]) -> Bool {
        switch statements.last {
        case .return, .leave: true
        default: false
        }
    }
}
