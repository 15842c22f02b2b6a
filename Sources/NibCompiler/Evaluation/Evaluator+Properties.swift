import InterfaceBuilder

extension Evaluator {
    /// The value of a property, of a global one where there is no owner.
    func propertyValue(
        _ property: PropertyDeclaration, file: Int, owner: TypeID?, selfAtom: Atom?
    ) -> Value {
        var selfAtom = selfAtom
        if property.isStatic, property.getter == nil, let owner, table[owner].kind != .protocol {
            // Evaluated once, for the type that declares it.
            selfAtom = .metatype(.nominal(owner, selfAtom.flatMap(Self.arguments) ?? []))
        }
        let key = PropertyKey(
            property: ObjectIdentifier(property), selfText: text(of: selfAtom.map { .one($0) }))
        if let known = propertyValues[key] { return known }
        let selfType: SwiftType
        switch selfAtom {
        case .instance(let type)?, .metatype(let type)?: selfType = type
        case .object(let object)?: selfType = object.type
        default: selfType = .unknown
        }
        let activation = Activation(
            file: file, owner: owner, selfValue: selfAtom.map { .one($0) },
            generics: owner.map { genericBindings(of: $0, for: selfType) } ?? [:])
        let declared = type(property.type, activation)
        guard evaluating.insert(key).inserted else { return recursive(declared) }
        defer { evaluating.remove(key) }
        let wantedBefore = wanted.count
        let value = held(stored(property, activation, selfAtom), as: declared)
        if steps < Self.maximumSteps, wanted.count == wantedBefore { propertyValues[key] = value }
        return value
    }

    /// What depends on itself: an object of its type all the same.
    private func recursive(_ type: SwiftType) -> Value {
        guard case .nominal = type, !isText(type), !isReusingView(type) else { return .unknown(.recursive) }
        return .instance(type, .recursive)
    }

    private static func arguments(_ atom: Atom) -> [SwiftType]? {
        if case .metatype(.nominal(_, let arguments)) = atom { arguments } else { nil }
    }

    private func stored(_ property: PropertyDeclaration, _ activation: Activation, _ selfAtom: Atom?) -> Value
    {
        let environment = Environment(activation)
        let declared = type(property.type, activation)
        if let getter = property.getter {
            let value = returned(getter, environment, isImplicit: true, expected: declared)
            if value.atoms.isEmpty, value.unknown != nil, !isText(declared), declared != .unknown {
                if isReusingView(declared) { return view(property, activation, selfAtom, declared) }
                if case .metatype = declared { return value }
                return .instance(declared, .runTime(property.name.value))
            }
            return value
        }
        if isReusingView(declared) {
            aliasInitialValue(of: property, environment, declared, activation, selfAtom)
            return view(property, activation, selfAtom, declared)
        }
        if case .object(let object)? = selfAtom, let given = argument(for: property, of: object, activation) {
            return property.isConstant ? given : setLater(property, given, declared, activation)
        }
        let initial = property.value.map { value($0, environment, expected: declared) }
        if let initial, let first = initial.atoms.first, case .view(_, let type) = first {
            aliasInitialValue(of: property, environment, type, activation, selfAtom)
            return view(property, activation, selfAtom, type)
        }
        if let initial, property.isConstant || property.isLazy {
            if initial.atoms.isEmpty, declared != .unknown, !isText(declared) {
                if case .metatype = declared { return initial }
                return .one(.instance(declared))
            }
            return initial
        }
        return variable(property, initial: initial, declared, activation)
    }

    private func view(
        _ property: PropertyDeclaration, _ activation: Activation, _ selfAtom: Atom?, _ type: SwiftType
    ) -> Value {
        guard let owner = activation.owner else {
            let place = CodePlace(file: activation.file, range: property.name.range)
            return .one(.view(ViewID(place: .made(place, property.name.value), holder: nil), type))
        }
        return .one(
            .view(ViewID(place: .property(owner, property.name.value), holder: selfAtom?.holder), type))
    }

    /// A view made in the initial value is the property's.
    private func aliasInitialValue(
        of property: PropertyDeclaration, _ environment: Environment, _ type: SwiftType,
        _ activation: Activation,
        _ selfAtom: Atom?
    ) {
        guard let onAlias, let onForeign else { return }
        let own = view(property, activation, selfAtom, type)
        guard case .view(let id, _)? = own.atoms.first else { return }
        if property.isWrapped { onForeign(id) }
        guard let initial = property.value else { return }
        let given = value(initial, environment, expected: type)
        for case .view(let made, let madeType) in given.atoms {
            onAlias(typed(made, madeType), typed(id, type))
        }
        if given.isForeign { onForeign(id) }
    }

    /// A variable: its initial value and everything that is assigned to a property of the name. Of a type
    /// with cases or parts of its own: any value of the type.
    private func variable(
        _ property: PropertyDeclaration, initial: Value?, _ declared: SwiftType, _ activation: Activation
    ) -> Value {
        let name = property.name.value
        var result = initial ?? Value()
        if result.atoms.contains(where: { if case .null = $0 { true } else { false } }) {
            result = result.withoutNull
        }
        // A list that begins empty is filled at run time.
        if declared != .unknown, result.atoms.contains(where: \.isEmptyCollection) {
            guard isText(declared.element) else { return .instance(declared, .stored(name)) }
            result = .nothing
        }
        let isSimple = result.atoms.allSatisfy { atom in
            switch atom {
            case .string, .metatype, .nib, .layout, .registration, .list, .dictionary: true
            default: false
            }
        }
        guard isSimple,
            isText(declared) || isText(declared.element) || declared == .unknown || initial != nil
                || isRegistration(declared)
        else {
            return assigned(property, declared, activation)
        }
        var seen = !result.isNothing
        let all = assignments[name]
        // A name that everything has says nothing about this property.
        guard all.count <= Self.maximumAssignments else { return .unknown(.stored(name)) }
        for assignment in all where assignment.isOf(activation.owner, table) {
            if property.isStatic, assignment.isOfValue {
                // Of an object's property of that name, unless the value is a type.
                if table.files[assignment.file]?.language == .swift { result.isOpen = true }
                continue
            }
            seen = true
            guard assignment.change != .changed else {
                if result.isCollection { result.isOpen = true } else { result.add(.stored(name)) }
                continue
            }
            let given = value(assignment.value, assignmentEnvironment(assignment), expected: declared)
            // What is added to a list makes another list; anything else becomes what is not known.
            if assignment.change == .added, !given.isCollection || !result.isCollection {
                result.add(.stored(name))
            } else {
                result.formUnion(given)
            }
        }
        if !seen {
            if declared == .unknown || isText(declared) { return .unknown(.stored(name)) }
            return .instance(declared, .stored(name))
        }
        // Key-value coding and wrappers set what is private, too.
        if property.isObjectiveC || property.isWrapped || isCoded(activation.owner)
            || mayBeSetElsewhere(property, result, activation.owner)
        {
            result.isOpen = true
        }
        result.isVariable = true
        return result
    }

    /// Whether code that was not looked at may set the variable: outside of the sources, in files of which only the
    /// outline is known, by a key path, or by the initialiser that a struct has of itself.
    private func mayBeSetElsewhere(_ property: PropertyDeclaration, _ value: Value, _ owner: TypeID?) -> Bool
    {
        if property.access == .private || property.access == .fileprivate || property.isSetterPrivate {
            return false
        }
        guard property.access == .internal, property.value != nil, !value.isCollection else { return true }
        if !property.isStatic, let owner, table[owner].kind != .class { return true }
        let name = property.name.value
        return assignments.keyPathNames.contains(name) || table.mayBeSetUnread(name)
    }

    private static let maximumAssignments = 48

    /// What a property that an initialiser was given a value for may be later: also what code sets it to.
    private func setLater(
        _ property: PropertyDeclaration, _ given: Value, _ declared: SwiftType, _ activation: Activation
    ) -> Value {
        let name = property.name.value
        let later = assignments[name].filter { assignment in
            assignment.isOf(activation.owner, table)
                && !(assignment.isOwn && assignment.function?.name.value == "init")
        }
        let isSetUnseen = assignments.keyPathNames.contains(name) || table.mayBeSetUnread(name)
        guard !later.isEmpty || isSetUnseen else { return given }
        var result = given
        result.isVariable = true
        if isSetUnseen || later.count > Self.maximumAssignments { result.add(.stored(name)) }
        for assignment in later.prefix(Self.maximumAssignments) {
            if assignment.change == .replaced {
                result.formUnion(
                    value(assignment.value, assignmentEnvironment(assignment), expected: declared))
            } else {
                result.add(.stored(name))
            }
        }
        return result
    }

    /// Whether objects of the type may be made from what is read: `Decodable`.
    private func isCoded(_ type: TypeID?) -> Bool {
        guard let type else { return false }
        return table.supertypes(of: type).contains { ["Codable", "Decodable"].contains(table[$0].name) }
    }

    private func isRegistration(_ type: SwiftType) -> Bool {
        guard let id = type.id else { return false }
        return table[id].name.hasSuffix("CellRegistration")
            || table[id].name.hasSuffix("SupplementaryRegistration")
    }

    /// A property of a type whose values are objects: what is known of them is their type.
    private func assigned(_ property: PropertyDeclaration, _ declared: SwiftType, _ activation: Activation)
        -> Value
    {
        if declared != .unknown {
            if case .metatype = declared { return .unknown(.stored(property.name.value)) }
            return .one(.instance(declared))
        }
        guard let initial = property.value else { return .unknown(.stored(property.name.value)) }
        return value(initial, Environment(activation)).flatMap { atom in
            switch atom {
            case .enumCase(let id, _, _): .one(.instance(.nominal(id, [])))
            case .object(let object): .one(.instance(object.type))
            case .number, .fraction, .bool, .tuple: .unknown(.stored(property.name.value))
            default: .one(atom)
            }
        }
    }

    /// What the initialiser of an object was given for a property: by the memberwise initialiser, or by one
    /// that assigns the parameter.
    private func argument(
        for property: PropertyDeclaration, of object: ObjectValue, _ activation: Activation
    ) -> Value? {
        let name = property.name.value
        let hasInitialisers = !members(named: "init", of: object.type).filter { found in
            if case .function = found.member.kind { return table[found.owner].kind != .protocol }
            return false
        }.isEmpty
        if !hasInitialisers { return object.arguments.first { $0.label == name }?.value }
        for found in members(named: "init", of: object.type) {
            guard case .function(let function) = found.member.kind,
                CallMatch.matches(function, object.arguments.map(\.label)), let body = function.body
            else { continue }
            var all = 0
            SyntaxWalk.assignments(in: body) { target, _ in if Self.path(of: target) == name { all += 1 } }
            for case .assign(let target, let source) in body {
                guard Self.path(of: target) == name else { continue }
                let environment = Environment(
                    Activation(
                        file: found.member.file, owner: found.owner,
                        selfValue: .one(.instance(object.type)), function: function))
                bind(function, object.arguments, environment)
                var result = value(source, environment)
                if all > 1 { result.add(.stored(name)) }
                return result
            }
            if all > 0 || SyntaxWalk.delegates(body) { return .unknown(.stored(name)) }
        }
        return nil
    }

    /// Binds local declarations, wherever in a function they stand.
    func bind(_ locals: [PropertyDeclaration], _ environment: Environment) {
        for declaration in locals {
            environment.bind(
                declaration.name.value,
                Binding(
                    declaration.value.map { [.expression($0, environment)] } ?? [],
                    type: type(declaration.type, environment.activation), declaration: declaration))
        }
    }

    /// An environment in which an assignment's value can be evaluated: the locals of its function.
    private func assignmentEnvironment(_ assignment: AssignmentIndex.Assignment) -> Environment {
        let selfType = assignment.owner.map { SwiftType.nominal($0, []) } ?? .unknown
        let activation = Activation(
            file: assignment.file, owner: assignment.owner,
            selfValue: assignment.owner == nil ? nil : .one(.instance(selfType)),
            function: assignment.function)
        let environment = Environment(activation)
        if let function = assignment.function { bindUnknown(function, environment) }
        bind(assignment.locals, environment)
        return environment
    }
}

extension Value {
    /// Whether it is nothing but lists and dictionaries.
    fileprivate var isCollection: Bool {
        unknown == nil
            && atoms.allSatisfy { atom in
                switch atom {
                case .list, .dictionary: true
                default: false
                }
            }
    }
}

extension Atom {
    fileprivate var isEmptyCollection: Bool {
        switch self {
        case .list(let elements): elements.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: false
        }
    }
}
