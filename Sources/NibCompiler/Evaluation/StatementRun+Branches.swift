import InterfaceBuilder

extension StatementRun {
    func branch(
        _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement],
        _ environment: Environment
    ) -> Bool {
        let inside = Environment(in: environment)
        let truth = apply(conditions, inside)
        var continues = false
        var thenContinues = false
        let branches = Branches(variables(in: [then, otherwise], environment))
        if truth == nil { evaluator.conditions += 1 }
        defer { if truth == nil { evaluator.conditions -= 1 } }
        if truth != false {
            thenContinues = take(branches) { runBranch(then, inside) }
            continues = thenContinues
        }
        if truth != true {
            let outside = Environment(in: environment)
            negate(conditions, outside)
            if otherwise.isEmpty {
                take(branches) { true }
                continues = true
            } else if take(branches, { runBranch(otherwise, outside) }) {
                continues = true
            }
            if !thenContinues, conditions.count == 1 { negate(conditions, environment) }
        }
        join(branches)
        return continues
    }

    private func runBranch(_ statements: [Statement], _ environment: Environment) -> Bool {
        if let onLastExpression, case .expression(let last)? = statements.last,
            !evaluator.neverReturns(last, environment)
        {
            guard run(Array(statements.dropLast()), environment) else { return false }
            onLastExpression(last, environment)
            return true
        }
        return run(statements, environment)
    }

    func runSwitch(_ subject: Expression, _ cases: [Statement.Case], _ environment: Environment) -> Bool {
        reach(subject, environment)
        let path = Evaluator.path(of: subject)
        var rest = evaluator.subject(evaluator.value(subject, environment))
        var continues = false
        let isTotal =
            evaluator.table.files[environment.activation.file]?.language != .objectiveC
            || cases.contains { $0.patterns.isEmpty }
        let branches = Branches(variables(in: cases.map(\.body), environment))
        let outer = (hasBroken, left.count)
        evaluator.conditions += 1
        switches += 1
        defer {
            evaluator.conditions -= 1
            switches -= 1
            hasBroken = outer.0
        }
        for item in cases {
            let inside = Environment(in: environment)
            var matched = Value()
            if item.patterns.isEmpty {
                matched = rest
                if rest.isNothing { continue }
            } else {
                for pattern in item.patterns { matched.formUnion(evaluator.match(pattern, rest, inside)) }
                if matched.isNothing { continue }
                if item.filter == nil {
                    for pattern in item.patterns { evaluator.remove(pattern, from: &rest, inside) }
                }
                if item.patterns.count == 1 { bind(item.patterns[0], to: .value(matched), inside, nil) }
            }
            if let path { inside.narrowed[path] = matched }
            if case .tuple(let parts) = subject.kind { narrow(parts, matched, inside) }
            if let filter = item.filter {
                reach(filter, inside)
                evaluator.narrow(filter, isMet: true, inside)
            }
            hasBroken = false
            if take(branches, { runBranch(item.body, inside) }) || hasBroken { continues = true }
        }
        if !isTotal, !rest.isNothing {
            continues = true
            take(branches) { true }
        }
        join(branches, with: outer.1)
        return continues || cases.isEmpty
    }

    private func narrow(_ parts: [Expression.Argument], _ matched: Value, _ environment: Environment) {
        for (position, part) in parts.enumerated() {
            guard let path = Evaluator.path(of: part.value) else { continue }
            let value = evaluator.part(position, of: matched)
            if !value.isNothing, value.unknown == nil { environment.narrowed[path] = value }
        }
    }

    func loop(
        _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?, _ body: [Statement],
        _ environment: Environment
    ) {
        reach(sequence, environment)
        guard let elements = evaluator.elements(of: evaluator.value(sequence, environment)) else {
            let inside = Environment(in: environment)
            bind(pattern, to: .element(sequence, environment), inside, nil)
            if let filter { reach(filter, inside) }
            return repeated(body, inside)
        }
        let variables = variables(in: [body], environment)
        let outer = (left.count, switches)
        switches = 0
        loops += 1
        if filter != nil { evaluator.conditions += 1 }
        for element in elements {
            let inside = Environment(in: environment)
            bind(pattern, to: .value(element), inside, nil)
            if let filter { reach(filter, inside) }
            let branches = Branches(variables)
            hasBrokenLoop = false
            let continues = take(branches) { run(body, inside) }
            let isLast = !continues && hasBrokenLoop && filter == nil
            if filter != nil { take(branches) { true } }
            join(branches, with: outer.0)
            if isLast { break }
        }
        if filter != nil { evaluator.conditions -= 1 }
        loops -= 1
        switches = outer.1
    }

    /// A body that runs any number of times: what it changes may have been changed before it begins.
    func repeated(_ body: [Statement], _ environment: Environment) {
        note(LocalChanges(in: body), environment)
        let outer = (left.count, switches)
        switches = 0
        loops += 1
        evaluator.conditions += 1
        run(body, environment)
        evaluator.conditions -= 1
        loops -= 1
        left.removeLast(left.count - outer.0)
        switches = outer.1
    }
}
