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
        if let name, isLocal || relevance.mayBeRelevant(name.value, labels) {
            isResolved = enterCallee(expression, name, callee, arguments, environment, demand)
            // A variable hides methods of its name.
            if !isResolved, !isLocal { noteUnresolved(name, callee, labels, environment) }
        }
        if !isResolved, !asksUIKitOnly(callee, arguments, environment) {
            noteEscapes(name?.value, callee, arguments, environment)
        }
        if let name, ReuseCall.plainNames.contains(name.value) {
            let isOwn = isResolved || relevance.mayBeRelevant(name.value, labels)
            noteForeignCall(name, arguments, environment, isOwn: isOwn)
        }
    }

    /// A method that has the name of one of UIKit's, and is the project's own or a library's: what it asks for is
    /// what its arguments say.
    private func noteForeignCall(
        _ name: Located<String>, _ arguments: [Expression.Argument], _ environment: Environment, isOwn: Bool
    ) {
        let place = evaluator.place(name.range, environment)
        var record = CallRecord(
            signature: FunctionDeclaration.signature(name.value, arguments.map(\.label)),
            isRegistration: name.value.hasPrefix("register"))
        var names: [String] = []
        let values = arguments.map { evaluator.value($0.value, environment) }
        for atom in values.flatMap(\.atoms) {
            switch atom {
            case .string(let text): names.append(text)
            case .metatype(let type): if let name = evaluator.simpleName(of: type) { names.append(name) }
            default: continue
            }
        }
        let reason: UnknownReason = isOwn ? .parameter(name.value) : .external(name.value)
        record.add(names, names.isEmpty ? [reason] : [])
        foreignCalls[place] = record
        if isOwn, let function = environment.activation.function, values.contains(where: \.isLeftToCaller) {
            foreignWrappers.insert(ObjectIdentifier(function))
            note(names, names.isEmpty ? [reason] : [], isRegistration: record.isRegistration)
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
            return relevance.mayBeRelevant(name, own.map(\.label))
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

    /// Walks into what is called, where it is the project's; whether it is.
    private func enterCallee(
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
                    let argument = zip(arguments, given).first { Self.decides($0.1.value) }?.0.value.range
                    enterAll(
                        function, bound, given, demand, name, callee,
                        argument.map { evaluator.place($0, environment) }, environment)
                }
            case .metatype(let type):
                isResolved = construct(type, call, name, arguments, environment) || isResolved
            case .closure(let closure, let scope):
                isResolved = true
                guard environment.activation.depth < 16 else { continue }
                // Where a provider calls it, UIKit does.
                enter(
                    closure, scope, arguments.map { evaluator.value($0.value, environment) },
                    isCallback: environment.activation.isCallback)
            default: continue
            }
        }
        return isResolved
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

    private func calleeValue(_ callee: Expression, _ environment: Environment, _ demand: Demand) -> Value {
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

    // MARK: Loops and providers

    /// Calls of Apple's functions that call closures, or make what matters.
    private func visitKnown(
        _ name: String, _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, _ expected: SwiftType
    ) -> Bool {
        switch name {
        case "forEach", "map", "compactMap", "flatMap":
            guard case .member(let base?, _) = callee.kind, arguments.count == 1 else { return false }
            visitLoop(over: evaluator.value(base, environment), arguments[0].value, environment)
            return true
        case "setCollectionViewLayout":
            guard case .member(let base?, _) = callee.kind, let first = arguments.first else { return false }
            noteLayout(of: base, first.value, environment)
            return false
        case _ where name.hasSuffix("DiffableDataSource"):
            return visitDiffableDataSource(arguments, environment)
        case "init":
            noteInheritedLayout(callee, arguments, environment)
            guard case .member(let base, _) = callee.kind else { return false }
            guard let base else {
                // `.init(collectionView: view) { … }`
                guard isProvided(arguments), case .closure = arguments[1].value.kind else { return false }
                let isOther =
                    expected.id.map { !table[$0].name.hasSuffix("DiffableDataSource") }
                    ?? relevance.mayBeRelevant(name, arguments.map(\.label))
                return !isOther && visitDiffableDataSource(arguments, environment)
            }
            // `Type.init(…)`
            guard let type = ReuseCall.baseName(base)?.value, !["super", "self", "init"].contains(type) else {
                return false
            }
            return visitKnown(type, expression, base, arguments, environment, expected)
        case "UICollectionView":
            noteInitialLayout(expression, arguments, environment)
            return false
        case _ where isProvided(arguments) && isDiffable(callee, environment):
            return visitDiffableDataSource(arguments, environment)
        case "NSCollectionLayoutBoundarySupplementaryItem":
            noteBoundaryItem(expression, arguments, environment)
            return false
        default: return false
        }
    }

    /// Whether the arguments are those of a diffable data source: the view, and what provides its cells.
    private func isProvided(_ arguments: [Expression.Argument]) -> Bool {
        arguments.count == 2 && ["collectionView", "tableView"].contains(arguments[0].label)
            && [nil, "cellProvider"].contains(arguments[1].label)
    }

    /// Whether a typealias stands for a diffable data source.
    private func isDiffable(_ callee: Expression, _ environment: Environment) -> Bool {
        guard case .metatype(let type)? = evaluator.value(callee, environment).atoms.first, let id = type.id
        else {
            return false
        }
        return table[id].name.hasSuffix("DiffableDataSource")
    }

    private func visitLoop(over sequence: Value, _ body: Expression, _ environment: Environment) {
        let elements = evaluator.elements(of: sequence) ?? [evaluator.anyElement(of: sequence)]
        for element in elements {
            switch body.kind {
            case .closure(let closure): enter(closure, environment, [element])
            default: if !enterReference(body, element, environment) { visit(body, environment) }
            }
        }
    }

    /// `[…].forEach(tableView.registerNib)`: a method that is called with each element; whether it is one.
    private func enterReference(_ callee: Expression, _ element: Value, _ environment: Environment) -> Bool {
        guard let name = ReuseCall.baseName(callee) else { return false }
        var isEntered = false
        let place = evaluator.place(name.range, environment)
        for atom in evaluator.calleeValue(callee, environment).atoms {
            switch atom {
            case .function(let functions, let bound):
                let values = Self.parts(of: element, count: functions.first?.parameters.count ?? 1)
                for function in functions where function.parameters.count == values.count {
                    isEntered = true
                    let labels = function.parameters.map(\.label)
                    enter(
                        function, bound, zip(labels, values).map { ($0, $1) }, Demand(), at: place,
                        from: environment.activation)
                }
            case .closure(let closure, let scope):
                isEntered = true
                enter(closure, scope, [element])
            default: continue
            }
        }
        return isEntered
    }

    /// The parts of a tuple that is given to a function of several parameters.
    private static func parts(of element: Value, count: Int) -> [Value] {
        guard count > 1, element.unknown == nil, element.atoms.count == 1,
            case .tuple(let parts) = element.atoms[0], parts.count == count
        else { return [element] }
        return parts.map(\.value)
    }

    private func visitDiffableDataSource(
        _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Bool {
        guard let first = arguments.first, first.label == "collectionView" || first.label == "tableView"
        else {
            return false
        }
        let view = evaluator.value(first.value, environment)
        visit(first.value, environment)
        for argument in arguments.dropFirst() {
            switch argument.value.kind {
            case .closure(let closure):
                enter(closure, environment, [view], isCallback: true)
            default:
                visit(argument.value, environment)
                enterProvider(argument.value, [view], environment)
            }
        }
        effects.connections.append(
            SourceConnection(
                views: views(in: view), isViewUnknown: view.unknown != nil, isDataSource: true,
                object: .unknown(.runTime("a diffable data source")),
                place: evaluator.place(first.value.range, environment),
                holder: environment.activation.holder))
        return true
    }

    /// A function or closure in a variable that is handed over as a provider.
    private func enterProvider(_ provider: Expression, _ arguments: [Value], _ environment: Environment) {
        for atom in evaluator.value(provider, environment).atoms {
            switch atom {
            case .closure(let closure, let scope): enter(closure, scope, arguments, isCallback: true)
            case .function(let functions, let bound):
                guard let function = functions.first, function.body != nil else { continue }
                let activation = Activation(
                    file: environment.activation.file, owner: environment.activation.owner,
                    selfValue: environment.activation.selfValue, isCallback: true,
                    depth: environment.activation.depth)
                var given: Evaluator.Arguments = []
                for (position, parameter) in function.parameters.enumerated() {
                    given.append(
                        (
                            parameter.label,
                            position < arguments.count
                                ? arguments[position] : .unknown(.runTime(parameter.name))
                        ))
                }
                enter(
                    function, bound, given, Demand(), at: evaluator.place(provider.range, environment),
                    from: activation)
            default: continue
            }
        }
    }

    /// The views among a value's atoms.
    func views(in value: Value) -> [ViewID] {
        value.atoms.compactMap { atom in
            if case .view(let id, let type) = atom { evaluator.typed(id, type) } else { nil }
        }
    }
}

extension Atom {
    /// Whether it is some function, of which nothing but the type is known.
    fileprivate var isGivenFunction: Bool {
        if case .instance(.function) = self { true } else { false }
    }
}
