import InterfaceBuilder

extension EffectWalk {
    /// Notes what an expression does, and everything in it.
    func visit(_ expression: Expression, _ environment: Environment, _ demand: Demand = Demand()) {
        evaluator.steps += 1
        guard evaluator.steps < Evaluator.maximumSteps, evaluator.depth < Evaluator.maximumDepth else {
            return
        }
        evaluator.depth += 1
        defer { evaluator.depth -= 1 }
        switch expression.kind {
        case .string, .number, .bool, .null, .type, .keyPath: break
        case .name: noteReference(expression, environment, demand)
        case .interpolation(let parts), .array(let parts), .other(let parts):
            for part in parts { visit(part, environment) }
        case .member(let base, _):
            if let base { visit(base, environment) }
            noteReference(expression, environment, demand)
        case .call(let callee, let arguments):
            visitCall(expression, callee, arguments, environment, demand)
        case .index(let base, let arguments):
            visit(base, environment)
            for argument in arguments { visit(argument.value, environment) }
        case .specialized(let base, _): visit(base, environment)
        case .cast(let inner, let type, let form):
            let target = evaluator.type(type, environment.activation)
            var cast = CastDemand(
                type: target, place: evaluator.place(type.range, environment),
                isForced: form == .forced || demand.isForced)
            cast.isGeneric = type.name.map { environment.activation.generics[$0] != nil } ?? false
            cast.hasFreshFallback = Self.makesView(evaluator.guardElse)
            noteLaterCast(inner, cast, environment)
            visit(
                inner, environment,
                Demand(
                    expected: target, cast: cast, isForced: cast.isForced && !type.isOptional,
                    isReturned: demand.isReturned))
        case .typeTest(let inner, _), .prefix(_, let inner): visit(inner, environment)
        case .unwrapped(let inner):
            visit(
                inner, environment,
                Demand(
                    expected: demand.expected, cast: demand.cast, isForced: true,
                    isReturned: demand.isReturned))
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key, environment)
                visit(pair.value, environment)
            }
        case .tuple(let parts): for part in parts { visit(part.value, environment) }
        case .closure(let closure): enter(closure, environment, [])
        case .ternary(let condition, let first, let second):
            visit(condition, environment)
            let (met, unmet) = evaluator.branches(condition, environment)
            let truth = evaluator.truth(of: condition, environment)
            if truth == nil { evaluator.conditions += 1 }
            if truth != false { visit(first, met, demand) }
            if truth != true { visit(second, unmet, demand) }
            if truth == nil { evaluator.conditions -= 1 }
        case .coalesced(let first, let second):
            visit(first, environment, Demand(expected: demand.expected, cast: demand.cast))
            evaluator.conditions += 1
            visit(second, environment, demand)
            evaluator.conditions -= 1
        case .binary("=", let target, let value):
            visit(value, environment)
            noteAssignment(target, value, environment)
        case .binary(let operation, let first, let second):
            visit(first, environment)
            let isConditional = operation == "&&" || operation == "||"
            if isConditional { evaluator.conditions += 1 }
            visit(second, environment)
            if isConditional { evaluator.conditions -= 1 }
        case .branching(let statement):
            let run = StatementRun(evaluator, onReturn: { _, _ in })
            run.onExpression = { [unowned self] in visit($0, $1, Demand(expected: $2, isReturned: $3)) }
            run.onLastExpression = { [unowned self] in visit($0, $1, demand) }
            run.run([statement], environment)
        }
    }

    /// Whether statements return an object that they make.
    private static func makesView(_ statements: [Statement]) -> Bool {
        guard case .return(let value?, _)? = statements.last, case .call(let callee, _) = value.kind else {
            return false
        }
        return ReuseCall.baseName(callee).map { Evaluator.isTypeName($0.value) } ?? false
    }

    /// A cast of a local constant is one of the dequeue that it holds.
    private func noteLaterCast(_ inner: Expression, _ cast: CastDemand, _ environment: Environment) {
        guard case .name(let name) = inner.kind, let binding = environment.binding(name),
            binding.sources.count == 1,
            case .expression(let source, let scope) = binding.sources[0],
            case .call(let callee, let arguments) = source.kind,
            let call = ReuseCall(callee: callee, labels: arguments.map(\.label)), call.role == .dequeue,
            let place = ReuseCall.baseName(callee).map({ evaluator.place($0.range, scope) })
        else { return }
        let known = effects.laterCasts[place] ?? []
        if !known.contains(where: { $0.place == cast.place }) { effects.laterCasts[place] = known + [cast] }
    }

    /// Walks into a closure whose parameters are known as far as they are given.
    func enter(
        _ closure: Closure, _ environment: Environment, _ arguments: [Value], isCallback: Bool = false
    ) {
        let outer = environment.activation
        let activation = Activation(
            file: outer.file, owner: outer.owner, selfValue: outer.selfValue, generics: outer.generics,
            function: outer.function, isCallback: outer.isCallback || isCallback, depth: outer.depth,
            resultType: evaluator.type(closure.result, outer))
        let inside = Environment(in: environment, activation: activation)
        var values = arguments
        for parameter in closure.parameters.dropFirst(arguments.count) {
            let type = evaluator.type(parameter.type, outer)
            values.append(.instance(type, .runTime(parameter.name)))
        }
        evaluator.bind(closure, values, inside)
        let hasExits = evaluator.hasExits
        walk(closure.body, inside)
        evaluator.hasExits = hasExits
    }
}
