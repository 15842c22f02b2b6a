import InterfaceBuilder

extension Evaluator {
    typealias Arguments = [(label: String?, value: Value)]

    /// The value of a call.
    func call(
        _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, expected: SwiftType
    ) -> Value {
        if case .name(let name) = callee.kind,
            let known = knownFunction(name, expression, arguments, environment)
        {
            return known
        }
        if case .member(let base?, let name) = callee.kind {
            if let known = knownMethod(name.value, of: base, expression, arguments, environment) {
                return known
            }
        }
        if ReuseCall(callee: callee, labels: arguments.map(\.label))?.role == .dequeue {
            return .instance(expected, .runTime("a dequeued view"))
        }
        if case .member(nil, let name) = callee.kind, expected != .unknown {
            if name.value == "init" {
                return implicitNib(expected, expression, arguments, environment)
                    ?? construct(expected, expression, arguments, environment)
            }
            if case .metatype(let instance) = expected {
                return construct(instance, expression, arguments, environment)
            }
            // `.name(…)`: a case with values, or a static function.
            let member = implicitMember(name.value, expected)
            return apply(member, expression, arguments, environment, expected: expected)
        }
        return apply(calleeValue(callee, environment), expression, arguments, environment, expected: expected)
    }

    func apply(
        _ callee: Value, _ expression: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment, expected: SwiftType
    ) -> Value {
        callee.flatMap { atom in
            switch atom {
            case .function(let functions, let bound):
                return self.call(
                    functions, bound, evaluated(arguments, environment, for: functions, bound), expected)
            case .metatype(let type): return construct(type, expression, arguments, environment)
            case .closure(let closure, let scope):
                if let function = closure.function {
                    let given = evaluated(arguments, environment, for: function, in: scope)
                    return self.call(function, in: scope, given, expected: expected)
                }
                return self.call(closure, scope, arguments.map { value($0.value, environment) })
            case .enumCase(let id, let name, _):
                return .one(.enumCase(id, name, arguments.map { value($0.value, environment) }))
            case .resource(let path): return resourceCall(path, expression, environment)
            // `X.name()`, where the name was taken for a value: an Objective-C method without arguments.
            case .string where arguments.isEmpty: return .one(atom)
            default: return .unknown(.unsupported)
            }
        }
    }

    /// The arguments, each evaluated for what its parameter asks.
    func evaluated(
        _ arguments: [Expression.Argument], _ environment: Environment, for functions: [FunctionDeclaration],
        _ bound: BoundMember
    ) -> Arguments {
        let labels = arguments.map(\.label)
        var expected = [SwiftType](repeating: .unknown, count: arguments.count)
        if let function = functions.first(where: { CallMatch.matches($0, labels) }) {
            expected = parameterTypes(of: function, bound, labels)
        }
        return arguments.enumerated().map { position, argument in
            (argument.label, value(argument.value, environment, expected: expected[position]))
        }
    }

    /// The type that each argument's parameter has.
    func parameterTypes(
        of function: FunctionDeclaration, _ bound: BoundMember, _ labels: [String?]
    ) -> [SwiftType] {
        var result = [SwiftType](repeating: .unknown, count: labels.count)
        let activation = Activation(file: bound.file, owner: bound.owner, selfValue: bound.base)
        for (parameter, position) in zip(function.parameters, CallMatch.assign(labels, to: function) ?? []) {
            if let position { result[position] = type(parameter.type, activation) }
        }
        return result
    }

    /// What the fitting ones among functions of one name return.
    func call(
        _ functions: [FunctionDeclaration], _ bound: BoundMember, _ arguments: Arguments,
        _ expected: SwiftType
    ) -> Value {
        let called = called(functions, arguments)
        guard !called.isEmpty else { return .unknown(.external(functions.first?.name.value ?? "")) }
        return .union(called.map { returnValue(of: $0, bound, arguments, expected: expected) })
    }

    func call(_ closure: Closure, _ scope: Environment, _ arguments: [Value], isCallback: Bool = false)
        -> Value
    {
        guard depth < Self.maximumDepth else { return .unknown(.limit) }
        let environment = Environment(in: scope)
        bind(closure, arguments, environment)
        return returned(
            closure.body, environment, isImplicit: true, expected: type(closure.result, scope.activation))
    }

    /// Binds a closure's parameters, `$0` and its like where it has none.
    func bind(_ closure: Closure, _ arguments: [Value], _ environment: Environment) {
        if closure.parameters.isEmpty {
            for (position, argument) in arguments.enumerated() {
                environment.bind("$\(position)", Binding([.value(argument)]))
            }
            return
        }
        if closure.parameters.count > 1, arguments.count == 1 {
            for (position, parameter) in closure.parameters.enumerated() {
                environment.bind(parameter.name, Binding([.value(part(position, of: arguments[0]))]))
            }
            return
        }
        for (position, parameter) in closure.parameters.enumerated() {
            let type = type(parameter.type, environment.activation)
            let value =
                position < arguments.count ? arguments[position] : .unknown(.parameter(parameter.name))
            let isKnown = !value.atoms.isEmpty || type == .unknown
            environment.bind(
                parameter.name,
                Binding([.value(isKnown ? value : .instance(type, .parameter(parameter.name)))], type: type))
        }
    }

    /// An object of a type, made by its initialiser.
    func construct(
        _ type: SwiftType, _ expression: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Value {
        let site = place(expression.range, environment)
        guard let id = type.id else { return .instance(type, .runTime("an object")) }
        let name = table[id].name
        if isReusingView(type) {
            return .one(.view(ViewID(place: .made(site, ""), holder: nil), type))
        }
        if Self.textTypes.contains(name), let first = arguments.first {
            return value(first.value, environment)
        }
        if table.descends(id, fromUIKit: "UICollectionViewLayout") ?? name.hasSuffix("Layout") {
            return .one(.layout(.made(site), type))
        }
        if name.hasSuffix("CellRegistration") || name.hasSuffix("SupplementaryRegistration") {
            return registration(name, type, site, arguments, environment)
        }
        if table[id].kind == .enum {
            if arguments.first?.label == "rawValue" {
                return enumValue(id, value(arguments[0].value, environment))
            }
            return .one(.instance(type))
        }
        if table[id].kind == .class, table.descends(id, fromUIKit: "UIResponder") ?? false {
            return .one(.instance(type))
        }
        guard table[id].kind == .struct || table[id].kind == .class else { return .one(.instance(type)) }
        return .one(
            .object(
                ObjectValue(
                    type: type,
                    arguments: zip(arguments, argumentTypes(of: type, arguments.map(\.label))).map {
                        ($0.label, value($0.value, environment, expected: $1))
                    },
                    site: site)))
    }

    /// The types that the arguments of an object's initialiser have: of a written one, else of the properties.
    private func argumentTypes(of type: SwiftType, _ labels: [String?]) -> [SwiftType] {
        for found in members(named: "init", of: type) {
            guard case .function(let function) = found.member.kind, CallMatch.matches(function, labels) else {
                continue
            }
            let bound = BoundMember(base: .one(.instance(type)), owner: found.owner, file: found.member.file)
            return parameterTypes(of: function, bound, labels)
        }
        return labels.map { label in
            guard let label else { return .unknown }
            for found in members(named: label, of: type) {
                guard case .property(let property) = found.member.kind else { continue }
                let activation = Activation(
                    file: found.member.file, owner: found.owner, selfValue: .one(.instance(type)))
                return self.type(property.type, activation)
            }
            return .unknown
        }
    }

    private func enumValue(_ id: TypeID, _ raw: Value) -> Value {
        if raw.unknown == nil, raw.atoms.count > 1 {
            return .union(raw.atoms.map { enumValue(id, Value([$0]).marked(as: raw)) })
        }
        guard raw.unknown == nil, raw.atoms.count == 1, let cases = allCases(of: .nominal(id, [])) else {
            return .one(.instance(.nominal(id, [])))
        }
        for atom in cases {
            guard case .enumCase(_, let name, _) = atom else { continue }
            if rawValue(of: name, in: id).atoms.first?.isSame(as: raw.atoms[0]) ?? false { return .one(atom) }
        }
        if case .instance = raw.atoms[0] { return .one(.instance(.nominal(id, []))) }
        return .one(.null)
    }

    private func registration(
        _ name: String, _ type: SwiftType, _ site: CodePlace, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Value {
        var viewType: SwiftType = .unknown
        if case .nominal(_, let generics) = type, let first = generics.first { viewType = first }
        if viewType == .unknown,
            let closure = arguments.compactMap({ argument -> Closure? in
                if case .closure(let closure) = argument.value.kind { closure } else { nil }
            }).last, let first = closure.parameters.first
        {
            viewType = self.type(first.type, environment.activation)
        }
        func argument(_ labels: String...) -> Value? {
            arguments.first { $0.label.map(labels.contains) ?? false }.map { value($0.value, environment) }
        }
        return .one(
            .registration(
                RegistrationValue(
                    isCell: name.hasSuffix("CellRegistration"), viewType: viewType,
                    nib: argument("cellNib", "supplementaryNib"), kind: argument("elementKind"), place: site))
        )
    }
}
