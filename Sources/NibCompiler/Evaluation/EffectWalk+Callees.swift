import InterfaceBuilder

extension EffectWalk {
    /// Walks into what is called, where it is the project's; whether it is.
    func enterCallee(
        _ call: Expression, _ name: Located<String>, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, _ demand: Demand
    ) -> Bool {
        if case .member(let base?, _) = callee.kind, case .name("super") = base.kind { return true }
        var isResolved = false
        let value = calleeValue(callee, environment, demand)
        // A closure that a provider gets from the function around it is that one's caller's.
        if environment.activation.isCallback, value.atoms.contains(where: \.isGivenFunction) {
            needsCaller = true
        }
        for atom in value.atoms {
            switch atom {
            case .function(let functions, let bound):
                let given = evaluator.evaluated(arguments, environment, for: functions, bound)
                for function in evaluator.called(functions, given) {
                    isResolved = true
                    if relevance.contains(function) { noteParameters(arguments, of: function, environment) }
                    let argument = zip(arguments, given).first { Self.decides($0.1.value) }?.0.value.range
                    let start = wrapperCalls.count
                    enterAll(
                        function, bound, given, demand, name, callee,
                        argument.map { evaluator.place($0, environment) }, environment)
                    noteHandedOn(arguments, to: function, from: start, environment)
                }
            case .metatype(let type):
                isResolved = construct(type, call, name, arguments, environment) || isResolved
            case .closure(let closure, let scope):
                isResolved = true
                guard environment.activation.depth < 16 else { continue }
                if let function = closure.function {
                    enter(function, in: scope, name, arguments, environment, demand)
                    continue
                }
                // Where a provider calls it, UIKit does.
                enter(
                    closure, scope, arguments.map { evaluator.value($0.value, environment) },
                    isCallback: environment.activation.isCallback)
            default: continue
            }
        }
        return isResolved
    }

    /// Walks into a function that is declared in a body: where it is told what to register or dequeue, its calls are
    /// counted.
    private func enter(
        _ function: FunctionDeclaration, in scope: Environment, _ name: Located<String>,
        _ arguments: [Expression.Argument], _ environment: Environment, _ demand: Demand
    ) {
        let given = evaluator.evaluated(arguments, environment, for: function, in: scope)
        let inside = evaluator.environment(
            of: function, in: scope, given, expected: demand.expected,
            isCallback: environment.activation.isCallback, depth: environment.activation.depth + 1)
        let hasExits = evaluator.hasExits
        outcomes.append(Outcome())
        walk(function.body ?? [], inside)
        let outcome = outcomes.removeLast()
        evaluator.hasExits = hasExits
        if !function.generics.isEmpty || given.contains(where: { Self.decides($0.value) }) {
            parameterWrappers.insert(ObjectIdentifier(function))
        }
        finish(outcome, function, evaluator.place(name.range, environment))
    }

    /// Whether an argument is what a wrapper registers or dequeues.
    private static func decides(_ value: Value) -> Bool {
        value.atoms.contains { atom in
            switch atom {
            case .metatype, .string, .nib, .resource: true
            default: false
            }
        }
    }

    func calleeValue(_ callee: Expression, _ environment: Environment, _ demand: Demand) -> Value {
        if case .member(nil, let name) = callee.kind {
            if name.value == "init" { return .one(.metatype(demand.expected)) }
            return evaluator.implicitMember(name.value, demand.expected)
        }
        return evaluator.calleeValue(callee, environment)
    }

    /// A method in every type that the receiver may be of.
    private func enterAll(
        _ function: FunctionDeclaration, _ bound: BoundMember, _ arguments: Evaluator.Arguments,
        _ demand: Demand, _ name: Located<String>, _ callee: Expression, _ argument: CodePlace?,
        _ environment: Environment
    ) {
        let place = evaluator.place(name.range, environment)
        if relevance.contains(function) {
            enter(
                function, bound, arguments, demand, at: place, argument: argument,
                from: environment.activation)
        }
        if !isSelf(callee), let atom = bound.base.atoms.first, case .instance(let type) = atom,
            let id = type.id,
            let owner = bound.owner, table[owner].kind == .protocol || table[owner].kind == .class
        {
            for descendant in table.descendants(of: id).prefix(100)
            where table[descendant].members[name.value] != nil {
                let type = SwiftType.nominal(descendant, [])
                for found in evaluator.members(named: name.value, of: type) where found.owner == descendant {
                    guard case .function(let override) = found.member.kind, override !== function,
                        relevance.contains(override), CallMatch.matches(override, arguments.map(\.label))
                    else { continue }
                    enter(
                        override,
                        BoundMember(base: .one(.instance(type)), owner: descendant, file: found.member.file),
                        arguments, demand, at: place, argument: argument, from: environment.activation)
                }
            }
        }
    }

    private func isSelf(_ callee: Expression) -> Bool {
        switch callee.kind {
        case .name: true
        case .member(let base?, _): if case .name("self") = base.kind { true } else { false }
        default: false
        }
    }

    /// Walks into an initialiser.
    private func construct(
        _ type: SwiftType, _ call: Expression, _ name: Located<String>, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Bool {
        let labels = arguments.map(\.label)
        for found in evaluator.members(named: "init", of: type) {
            guard case .function(let function) = found.member.kind, CallMatch.matches(function, labels) else {
                continue
            }
            let atom: Atom =
                evaluator.isReusingView(type)
                ? .view(
                    ViewID(place: .made(evaluator.place(call.range, environment), ""), holder: nil), type)
                : .instance(type)
            let bound = BoundMember(base: .one(atom), owner: found.owner, file: found.member.file)
            let given = evaluator.evaluated(arguments, environment, for: [function], bound)
            if relevance.contains(function) {
                enter(
                    function, bound, given, Demand(), at: evaluator.place(name.range, environment),
                    from: environment.activation)
            }
            return true
        }
        return type.id.map { table[$0].kind != .external } ?? false
    }
}

extension Atom {
    /// Whether it is some function, of which nothing but the type is known.
    var isGivenFunction: Bool {
        if case .instance(.function) = self { true } else { false }
    }
}
