import InterfaceBuilder

extension EffectWalk {
    func visitCall(
        _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, _ demand: Demand
    ) {
        if case .member(let base?, _) = callee.kind { visit(base, environment) }
        if visitConfiguration(callee, arguments, environment) { return }
        if case .closure(let closure) = callee.kind { return enter(closure, environment, []) }
        let labels = arguments.map(\.label)
        let name = ReuseCall.baseName(callee)
        if let name, let call = ReuseCall(name: name.value, labels: labels) {
            for argument in arguments { visit(argument.value, environment) }
            note(call, at: name.range, callee, arguments, environment, demand)
            return
        }
        if let name, noteResourceRegistration(name, callee, arguments, environment) { return }
        if let name, visitKnown(name.value, expression, callee, arguments, environment, demand.expected) {
            return
        }
        visitArguments(of: callee, arguments, environment)
        var isResolved = false
        let isLocal = isLocalClosure(callee, environment)
        if let name, isLocal || relevance.mayBeRelevant(name.value, arguments) {
            isResolved = enterCallee(expression, name, callee, arguments, environment, demand)
            // A variable hides methods of its name.
            if !isResolved, !isLocal { noteUnresolved(name, callee, labels, environment) }
        }
        if !isResolved, !asksUIKitOnly(callee, arguments, environment) {
            noteEscapes(name?.value, callee, arguments, environment)
        }
        if let name, ReuseCall.isLikeUIKits(name.value, labels) {
            let isOwn = isResolved || relevance.mayBeRelevant(name.value, arguments)
            // Of the project's own, those of other names are wrappers, or have nothing to do with it.
            if !isOwn || ReuseCall.plainNames.contains(name.value) {
                noteForeignCall(name, arguments, environment, isOwn: isOwn)
            }
        }
    }

    /// `view.then { $0.register(…) }`: a library's method that hands the object to a closure.
    private func visitConfiguration(
        _ callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Bool {
        guard case .member(let base?, let name) = callee.kind, Evaluator.configuring.contains(name.value),
            arguments.count == 1, case .closure(let closure) = arguments[0].value.kind,
            closure.parameters.count <= 1
        else { return false }
        let value = evaluator.value(base, environment)
        guard !views(in: value).isEmpty, evaluator.calleeValue(callee, environment).atoms.isEmpty else {
            return false
        }
        enter(closure, environment, [value])
        noteEscapes(name.value, callee, [], environment)
        return true
    }

    private func isLocalClosure(_ callee: Expression, _ environment: Environment) -> Bool {
        if case .name(let name) = callee.kind { environment.binding(name) != nil } else { false }
    }

    /// The arguments; a wrapper whose result is one gets the type that the parameter asks for.
    private func visitArguments(
        of callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) {
        let asksForType = arguments.contains { argument in
            guard case .call(let inner, let own) = argument.value.kind,
                let name = ReuseCall.baseName(inner)?.value
            else { return false }
            return relevance.mayBeRelevant(name, own)
        }
        var expected = [SwiftType](repeating: .unknown, count: arguments.count)
        if asksForType {
            for atom in evaluator.calleeValue(callee, environment).atoms {
                guard case .function(let functions, let bound) = atom,
                    let function = functions.first(where: { CallMatch.matches($0, arguments.map(\.label)) })
                else { continue }
                expected = evaluator.parameterTypes(of: function, bound, arguments.map(\.label))
            }
        }
        let handed = closureParameters(of: callee, arguments, environment)
        for (position, (argument, type)) in zip(arguments, expected).enumerated() {
            if let values = handed[position], case .closure(let closure) = argument.value.kind {
                enter(closure, environment, values)
            } else {
                visit(argument.value, environment, Demand(expected: type))
            }
        }
    }

    /// What closures among the arguments are called with, by the types that the function's parameters have: for
    /// those that matter and whose parameters have no types of their own.
    private func closureParameters(
        of callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> [Int: [Value]] {
        var result: [Int: [Value]] = [:]
        let positions = arguments.indices.filter { position in
            guard case .closure(let closure) = arguments[position].value.kind else { return false }
            return closure.parameters.allSatisfy { $0.type == nil } && relevance.isRelevant(closure.body)
        }
        guard !positions.isEmpty else { return [:] }
        let labels = arguments.map(\.label)
        for case .function(let functions, let bound) in evaluator.calleeValue(callee, environment).atoms {
            guard let function = functions.first(where: { CallMatch.matches($0, labels) }) else { continue }
            let given = evaluator.evaluated(arguments, environment, for: [function], bound)
            let activation = evaluator.activation(
                of: function, evaluator.placed(bound, function), given, expected: .unknown, isCallback: false,
                depth: 0)
            for (parameter, position) in zip(
                function.parameters, CallMatch.assign(labels, to: function) ?? [])
            {
                guard let position, positions.contains(position),
                    case .function(let types, _) = parameter.type.unwrapped.kind
                else { continue }
                result[position] = types.map {
                    .instance(evaluator.type($0, activation), .runTime(parameter.name))
                }
            }
        }
        return result
    }
}
