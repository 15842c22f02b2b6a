import InterfaceBuilder

extension Evaluator {
    /// What a function returns when it is called so.
    func returnValue(
        of function: FunctionDeclaration, _ bound: BoundMember, _ arguments: [(label: String?, value: Value)],
        expected: SwiftType
    ) -> Value {
        let selfAtom = bound.base.atoms.first
        let bound = placed(bound, function)
        guard let body = function.body else {
            let activation = Activation(file: bound.file, owner: bound.owner, selfValue: bound.base)
            let type = type(function.result, activation)
            return isText(type)
                ? .unknown(.abstract(function.name.value)) : .instance(type, .abstract(function.name.value))
        }
        let key = FunctionKey(
            function: ObjectIdentifier(function), selfText: text(of: selfAtom.map { .one($0) }),
            arguments: arguments.map { text(of: $0.value) }.joined(separator: ";") + text(expected))
        if let known = returnValues[key] { return known }
        guard !calling.contains(key), calling.count < 32 else { return .unknown(.recursive) }
        calling.append(key)
        defer { calling.removeLast() }
        let activation = activation(
            of: function, bound, arguments, expected: expected, isCallback: false, depth: calling.count)
        let environment = Environment(activation)
        bind(function, arguments, environment)
        let wantedBefore = wanted.count
        var result = returned(body, environment, isImplicit: true, expected: activation.resultType)
        if result.atoms.isEmpty, result.unknown != nil, !isText(activation.resultType) {
            if case .metatype = activation.resultType {
            } else {
                result = .instance(activation.resultType, result.unknown ?? .unsupported)
            }
        }
        result = held(result, as: activation.resultType)
        if steps < Self.maximumSteps, wanted.count == wantedBefore { returnValues[key] = result }
        return result
    }

    /// The member of the function itself: of several under one name, each has its own file and type.
    func placed(_ bound: BoundMember, _ function: FunctionDeclaration) -> BoundMember {
        guard let place = table.places[ObjectIdentifier(function)] else { return bound }
        return BoundMember(base: bound.base, owner: place.owner, file: place.file)
    }

    private func text(_ type: SwiftType) -> String { text(of: .one(.metatype(type))) }

    /// A function's activation at a call: `self`, and what its generic parameters are by the arguments and
    /// by the type that the call's place asks for.
    func activation(
        of function: FunctionDeclaration, _ bound: BoundMember, _ arguments: [(label: String?, value: Value)],
        expected: SwiftType, isCallback: Bool, depth: Int
    ) -> Activation {
        var selfType: SwiftType = .unknown
        switch bound.base.atoms.first {
        case .instance(let type)?, .metatype(let type)?: selfType = type
        case .object(let object)?: selfType = object.type
        case .view(_, let type)?: selfType = type
        default: break
        }
        var generics = bound.owner.map { genericBindings(of: $0, for: selfType) } ?? [:]
        if !function.generics.isEmpty {
            let names = Set(function.generics.map(\.name))
            let positions = CallMatch.assign(arguments.map(\.label), to: function) ?? []
            for (parameter, position) in zip(function.parameters, positions) {
                guard let position else { continue }
                infer(parameter.type, from: arguments[position].value, names, &generics)
            }
            if let result = function.result { infer(result, from: expected, names, &generics) }
            for parameter in function.generics where generics[parameter.name] == nil {
                generics[parameter.name] = .generic(parameter.name)
            }
        }
        let bare = Activation(
            file: bound.file, owner: bound.owner, selfValue: bound.base.isNothing ? nil : bound.base,
            generics: generics)
        return Activation(
            file: bound.file, owner: bound.owner, selfValue: bound.base.isNothing ? nil : bound.base,
            generics: generics, function: function, isCallback: isCallback, depth: depth,
            resultType: type(function.result, bare))
    }

    private func infer(
        _ reference: TypeReference, from value: Value, _ names: Set<String>,
        _ generics: inout [String: SwiftType]
    ) {
        switch reference.unwrapped.kind {
        case .metatype(let instance):
            guard let name = instance.name, names.contains(name) else { return }
            for atom in value.atoms {
                if case .metatype(let type) = atom, generics[name] == nil { generics[name] = type }
                if case .instance(.metatype(let type)) = atom, generics[name] == nil { generics[name] = type }
            }
        default:
            guard let atom = value.atoms.first else { return }
            switch atom {
            case .instance(let type): infer(reference, from: type, names, &generics)
            case .object(let object): infer(reference, from: object.type, names, &generics)
            case .enumCase(let id, _, _): infer(reference, from: .nominal(id, []), names, &generics)
            case .view(_, let type): infer(reference, from: type, names, &generics)
            default: break
            }
        }
    }

    private func infer(
        _ reference: TypeReference, from type: SwiftType, _ names: Set<String>,
        _ generics: inout [String: SwiftType]
    ) {
        guard type != .unknown else { return }
        switch (reference.unwrapped.kind, type) {
        case (.named(let components, let arguments), _):
            if components.count == 1, names.contains(components[0]) {
                if generics[components[0]] == nil { generics[components[0]] = type }
            } else if case .nominal(_, let given) = type {
                for (argument, type) in zip(arguments, given) {
                    infer(argument, from: type, names, &generics)
                }
            }
        case (.array(let element), .array(let type)): infer(element, from: type, names, &generics)
        case (.tuple(let elements), .tuple(let types)):
            for (element, type) in zip(elements, types) { infer(element, from: type, names, &generics) }
        case (.metatype(let instance), .metatype(let type)): infer(instance, from: type, names, &generics)
        default: break
        }
    }

    /// Binds the parameters to the arguments of a call.
    func bind(
        _ function: FunctionDeclaration, _ arguments: [(label: String?, value: Value)],
        _ environment: Environment
    ) {
        guard let positions = CallMatch.assign(arguments.map(\.label), to: function) else {
            return bindUnknown(function, environment)
        }
        for (parameter, position) in zip(function.parameters, positions) {
            let type = type(parameter.type, environment.activation)
            if let position {
                var value = arguments[position].value
                if parameter.isVariadic {
                    value = .one(
                        .list(
                            arguments[position...].prefix {
                                $0.label == arguments[position].label || $0.label == nil
                            }.map(\.value)))
                }
                if value.atoms.isEmpty, value.unknown != nil, !isText(type), type != .unknown {
                    if case .metatype = type {} else { value = .one(.instance(type)) }
                }
                let binding = Binding([.value(value)], type: type)
                binding.isOptional = parameter.type.isOptional
                environment.bind(parameter.name, binding)
            } else if let defaultValue = parameter.defaultValue {
                let binding = Binding([.expression(defaultValue, environment)], type: type)
                binding.isOptional = parameter.type.isOptional
                environment.bind(parameter.name, binding)
            } else if parameter.isVariadic {
                environment.bind(parameter.name, Binding([.value(.one(.list([])))], type: type))
            }
        }
    }

    /// Binds the parameters of a function whose caller is not known.
    func bindUnknown(_ function: FunctionDeclaration, _ environment: Environment) {
        for parameter in function.parameters {
            environment.bind(
                parameter.name,
                Binding(
                    [.value(unknownParameter(parameter, environment))],
                    type: type(parameter.type, environment.activation)))
        }
    }

    private func unknownParameter(
        _ parameter: FunctionDeclaration.Parameter, _ environment: Environment
    ) -> Value {
        let type = type(parameter.type, environment.activation)
        if case .metatype(let instance) = type {
            if case .generic(let name) = instance { return .unknown(.generic(name)) }
            return .unknown(.parameter(parameter.name))
        }
        if type == .unknown || isText(type) { return .unknown(.parameter(parameter.name)) }
        if case .generic = type { return .one(.instance(type)) }
        return .one(.instance(type))
    }

    /// What the statements return.
    ///
    /// - Parameter isImplicit: Whether a lone expression is the value.
    func returned(
        _ statements: [Statement], _ environment: Environment, isImplicit: Bool, expected: SwiftType
    ) -> Value {
        if isImplicit, statements.count == 1 {
            switch statements[0] {
            case .expression(let expression): return value(expression, environment, expected: expected)
            case .if, .switch:
                if let value = branchValue(statements[0], environment, expected) { return value }
            default: break
            }
        }
        var result = Value()
        let run = StatementRun(
            self,
            onReturn: { expression, environment in
                guard let expression else { return }
                result.formUnion(self.value(expression, environment, expected: expected))
            })
        run.run(statements, environment)
        return result
    }

    /// The value of an `if` or `switch` whose branches end in expressions; nil where they return.
    private func branchValue(_ statement: Statement, _ environment: Environment, _ expected: SwiftType)
        -> Value?
    {
        var result = Value()
        var hasValue = false
        let run = StatementRun(
            self,
            onReturn: { expression, environment in
                guard let expression else { return }
                hasValue = true
                result.formUnion(self.value(expression, environment, expected: expected))
            })
        run.onLastExpression = { expression, environment in
            hasValue = true
            result.formUnion(self.value(expression, environment, expected: expected))
        }
        run.run([statement], environment)
        return hasValue ? result : nil
    }
}
