import InterfaceBuilder

extension StatementRun {
    /// `names += […]` and `names.append(…)` of a local name, as the assignments that they are; whether it is one.
    func change(_ expression: Expression, _ environment: Environment) -> Bool {
        let target: Expression
        let added: Expression
        var isBefore = false
        switch expression.kind {
        case .binary("+=", let left, let right): (target, added) = (left, right)
        case .call(let callee, let arguments):
            guard case .member(let base?, let method) = callee.kind,
                let list = LocalChanges.added(by: method.value, arguments)
            else { return false }
            (target, added) = (base, list)
            if method.value == "insert" {
                guard let place = arguments.last?.value, case .number(0) = place.kind else { return false }
                isBefore = true
            }
        default: return false
        }
        guard case .name(let name) = target.kind, environment.binding(name) != nil else { return false }
        let (first, second) = isBefore ? (added, target) : (target, added)
        assign(target, Expression(.binary("+", first, second), expression.range), environment)
        return true
    }

    /// Marks the local names that code changes.
    func note(_ changes: LocalChanges, _ environment: Environment) {
        for name in changes.changed { environment.binding(name)?.isChanged = true }
        for name in changes.called { environment.binding(name)?.isCalledOn = true }
    }

    /// `style.name = …` and `names[0] = …` change the local name that they begin with.
    func noteChange(of target: Expression, _ environment: Environment) {
        for name in LocalChanges.roots(of: target) { environment.binding(name)?.isChanged = true }
    }

    /// The clauses of an `#if`: what they declare and assign may be any one's.
    func compile(_ clauses: [[Statement]], _ environment: Environment, _ run: ([Statement]) -> Void) {
        let before = environment.bindings
        var compiled: [String: [Binding]] = [:]
        for clause in clauses {
            environment.replaceBindings(before)
            run(clause)
            for (name, binding) in environment.bindings where before[name] !== binding {
                compiled[name, default: []].append(binding)
            }
        }
        environment.replaceBindings(before)
        for (name, bindings) in compiled {
            guard bindings.count > 1 else {
                environment.bind(name, bindings[0])
                continue
            }
            let type = bindings.map(\.type).first { $0 != .unknown } ?? .unknown
            environment.bind(
                name,
                Binding(
                    bindings.map { .value(evaluator.value(of: $0)) }, type: type,
                    declaration: bindings[0].declaration?.getter == nil ? bindings[0].declaration : nil))
        }
    }
}
