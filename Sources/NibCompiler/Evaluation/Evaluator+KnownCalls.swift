import InterfaceBuilder

extension Evaluator {
    /// A function or initialiser of Apple's frameworks by its name; nil for any other.
    func knownFunction(
        _ name: String, _ expression: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Value? {
        func first() -> Value {
            arguments.first.map { value($0.value, environment) } ?? .unknown(.unsupported)
        }
        switch name {
        case "String", "NSString":
            guard let label = arguments.first.map(\.label) else { return .string("") }
            switch label {
            case "describing":
                return arguments.first.map { described($0.value, environment) } ?? .unknown(.unsupported)
            case "reflecting": return qualifiedName(of: first())
            case nil where arguments.count > 1: return .unknown(.runTime("a string"))
            case nil, "stringLiteral", "string", "rawValue": return describe(first())
            default: return .unknown(.runTime("a string"))
            }
        case "NSStringFromClass", "class_getName", "object_getClassName": return qualifiedName(of: first())
        case "type" where arguments.first?.label == "of":
            return first().flatMap { atom in
                switch atom {
                case .metatype: .one(atom)
                case .instance(let type): isSelf(arguments[0].value) ? dynamicType(type) : dynamicTypes(type)
                case .object(let object): .one(.metatype(object.type))
                case .view(_, let type): dynamicType(type)
                case .enumCase(let id, _, _): .one(.metatype(.nominal(id, [])))
                default: .unknown(.runTime("a type"))
                }
            }
        case "UINib", "NSNib": return nib(expression, arguments, environment)
        case "Bundle", "NSBundle": return bundle(arguments, environment)
        case "NSUserInterfaceItemIdentifier", "NSLocalizedString": return first()
        case "Array", "Set", "NSArray", "NSSet":
            return arguments.count == 1 ? first() : nil
        default: return neverReturns(expression, environment) ? .nothing : nil
        }
    }

    /// The type that an object says it has: where it is a class, perhaps a subclass, which no condition is certain of.
    func dynamicType(_ type: SwiftType) -> Value {
        var result = Value.one(.metatype(type))
        if let id = type.id { result.isVariable = table[id].kind != .struct && table[id].kind != .enum }
        return result
    }

    /// Likewise of an object that may be of any subclass.
    private func dynamicTypes(_ type: SwiftType) -> Value {
        var result = dynamicType(type)
        guard let id = type.id, table[id].kind == .class, !table[id].subtypes.isEmpty else { return result }
        let descendants = table.descendants(of: id)
        guard descendants.count < Value.maximumAtoms else {
            result.isOpen = true
            return result
        }
        for descendant in descendants { result.formUnion(dynamicType(.nominal(descendant, []))) }
        return result
    }

    private func isSelf(_ expression: Expression) -> Bool {
        if case .name("self") = expression.kind { true } else { false }
    }

    /// `.init(nibName: …)` where a nib is asked for.
    func implicitNib(
        _ expected: SwiftType, _ expression: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Value? {
        guard let id = expected.id, table[id].kind == .external, ["UINib", "NSNib"].contains(table[id].name)
        else { return nil }
        return nib(expression, arguments, environment)
    }

    private func nib(
        _ expression: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Value {
        let site = place(expression.range, environment)
        guard let first = arguments.first else { return .unknown(.unsupported) }
        let name = value(first.value, environment)
        if first.label == "resource" { return name.flatMap { .one($0) } }
        guard first.label == "nibName" || first.label == "nibNamed" else {
            return .one(.nib(NibValue(name: nil, bundle: .unknown, place: site)))
        }
        var bundle: BundleValue = .main
        if arguments.count > 1 {
            let given = value(
                arguments[1].value, environment,
                expected: table.type(named: "Bundle").map { .nominal($0, []) } ?? .unknown)
            if case .bundle(let known)? = given.atoms.first, given.atoms.count == 1, given.unknown == nil {
                bundle = known
            } else if !given.isOptional || given.atoms.count > 1 || given.unknown != nil {
                bundle = .unknown
            }
        }
        let namePlace = place(first.value.range, environment)
        let bundlePlace = arguments.count > 1 ? place(arguments[1].value.range, environment) : nil
        guard let names = name.strings else {
            var result = Value(unknown: name.stringReason)
            for text in name.knownStrings {
                result.formUnion(
                    .one(
                        .nib(
                            NibValue(
                                name: text, bundle: bundle, place: site, namePlace: namePlace,
                                bundlePlace: bundlePlace))))
            }
            if result.atoms.isEmpty {
                result.formUnion(
                    .one(
                        .nib(
                            NibValue(
                                name: nil, bundle: bundle, place: site, namePlace: namePlace,
                                bundlePlace: bundlePlace))))
            }
            return result
        }
        let cases = namingCases(first.value, environment)
        var result = Value(
            names.map {
                .nib(
                    NibValue(
                        name: $0, bundle: bundle, place: site, namePlace: namePlace, bundlePlace: bundlePlace,
                        enumCase: cases[$0]))
            })
        result.isOpen = name.isOpen
        return result
    }

    /// The cases of an enum that an expression takes the raw values of, by the raw value.
    private func namingCases(
        _ expression: Expression, _ environment: Environment
    ) -> [String: (name: String, place: CodePlace)] {
        guard case .member(let base?, let name) = expression.kind, name.value == "rawValue" else {
            return [:]
        }
        var result: [String: (name: String, place: CodePlace)] = [:]
        for atom in expandCases(value(base, environment)).atoms {
            guard case .enumCase(let id, let caseName, _) = atom,
                let text = rawValue(of: caseName, in: id).strings?.first
            else { continue }
            for declared in table[id].declarations {
                for enumCase in declared.declaration.cases where enumCase.name.value == caseName {
                    let range = enumCase.rawValue?.range ?? enumCase.name.range
                    result[text] = (caseName, CodePlace(file: declared.file, range: range))
                }
            }
        }
        return result
    }

    private func bundle(_ arguments: [Expression.Argument], _ environment: Environment) -> Value {
        guard let first = arguments.first, first.label == "for" || first.label == "forClass" else {
            return .one(.bundle(.unknown))
        }
        let type = value(first.value, environment)
        if type.unknown == nil, type.atoms.count == 1, case .metatype(let type) = type.atoms[0],
            let id = type.id
        {
            return .one(.bundle(.ofClass(id)))
        }
        return .one(.bundle(.unknown))
    }

    /// A method of Apple's frameworks on a base; nil for any other.
    func knownMethod(
        _ name: String, of base: Expression, _ expression: Expression, _ arguments: [Expression.Argument],
        _ environment: Environment
    ) -> Value? {
        if case .name("super") = base.kind { return .unknown(.external("super")) }
        if case .name(let type) = base.kind,
            type == "UINib" || type == "NSNib" || type == "Bundle" || type == "NSBundle"
                || type == "NSStringFromClass"
        {
            if name == "init" { return knownFunction(type, expression, arguments, environment) }
        }
        let value = value(base, environment)
        guard value.unknown == nil, let atom = value.atoms.first else { return nil }
        switch atom {
        case .string:
            let given = arguments.map { self.value($0.value, environment) }
            var isKnown = true
            let result = value.flatMap { atom in
                guard case .string(let text) = atom, let result = stringCall(name, given, of: text) else {
                    isKnown = false
                    return .nothing
                }
                return result
            }
            return isKnown ? result : nil
        case .list, .dictionary: return listCall(name, value, arguments, environment)
        case .instance(.array(let element)):
            switch name {
            case "first", "last", "randomElement", "removeFirst", "removeLast", "remove":
                return .instance(element, .runTime("an element"))
            case "filter", "sorted", "reversed", "shuffled", "dropFirst", "prefix": return value
            case "enumerated": return .one(.instance(.array(.tuple([.unknown, element]))))
            case "map", "compactMap", "flatMap":
                return mapped(.instance(element, .runTime("an element")), arguments, environment).map {
                    result in
                    result.flatMap {
                        if case .instance(let type) = $0 {
                            .one(.instance(.array(type)))
                        } else {
                            .unknown(.runTime("an element"))
                        }
                    }
                }
            default: return nil
            }
        case .metatype(let type):
            if name == "list", let id = type.id, table[id].name == "UICollectionViewCompositionalLayout" {
                return .one(.layout(.made(place(expression.range, environment)), type))
            }
            switch name {
            case "stringWithUTF8String", "stringWithString":
                return arguments.first.map { describe(self.value($0.value, environment)) }
            case "description",
                "debugDescription" where arguments.isEmpty:
                guard members(named: name, of: type).isEmpty else { return nil }
                return qualifiedName(of: value)
            case "classForCoder", "class", "self": return .one(atom)
            default: return nil
            }
        default: return nil
        }
    }

    private func mapped(
        _ element: Value, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Value? {
        guard let first = arguments.first else { return nil }
        switch first.value.kind {
        case .closure(let closure):
            return call(closure, environment, [element])
        case .keyPath(let components):
            return components.reduce(element) { value, name in
                value.flatMap {
                    memberValue(name, of: $0, isSelf: false, from: nil) ?? .unknown(.external(name))
                }
            }
        default:
            let callee = value(first.value, environment)
            guard case .function(let functions, let bound)? = callee.atoms.first else { return nil }
            return call(functions, bound, [(nil, element)], .unknown)
        }
    }

    /// A list of some of the elements, in an order that is not known.
    private func unordered(_ value: Value) -> Value {
        guard let elements = elements(of: value), elements.count > 1 else { return value }
        let any = Value.union(elements)
        return .one(.list(elements.map { _ in any }))
    }

    private func listCall(
        _ name: String, _ value: Value, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Value? {
        switch name {
        case "reversed":
            guard let elements = elements(of: value) else { return unordered(value) }
            return .one(.list(elements.reversed()))
        case "filter", "sorted", "shuffled", "dropFirst", "dropLast", "prefix", "suffix":
            return unordered(value)
        case "first", "last", "randomElement", "removeFirst", "removeLast", "popLast", "object", "remove":
            return anyElement(of: value)
        case "enumerated":
            guard let elements = elements(of: value) else { return nil }
            return .one(
                .list(
                    elements.enumerated().map {
                        .one(.tuple([("offset", .one(.number(Double($0.offset)))), ("element", $0.element)]))
                    }))
        case "map", "compactMap", "flatMap":
            guard let elements = elements(of: value) else { return nil }
            var results: [Value] = []
            for element in elements {
                guard let result = mapped(element, arguments, environment) else { return nil }
                if name == "flatMap", let inner = self.elements(of: result) {
                    results += inner
                } else if !(name == "compactMap" && result.withoutNull.isNothing) {
                    results.append(result.withoutNull)
                }
            }
            return .one(.list(results))
        case "joined":
            guard let elements = elements(of: value), let first = arguments.first else { return nil }
            let separator = self.value(first.value, environment)
            var parts: [Value] = []
            for element in elements { parts += parts.isEmpty ? [element] : [separator, element] }
            return Self.concatenate(parts)
        default: return nil
        }
    }

    // MARK: R.swift

    /// A member of `R` or of one of its resources.
    func resourceMember(_ name: String, _ path: [String]) -> Value {
        guard path.count >= 2 else { return .one(.resource(path + [name])) }
        switch (path[0], name) {
        case ("reuseIdentifier", "identifier"):
            return resources.reuseIdentifier(path[1]).map { .string($0) } ?? .unknown(.external(path[1]))
        case ("nib", "name"):
            return resources.nib(path[1]).map { .string($0.text) } ?? .unknown(.external(path[1]))
        case ("nib", "identifier"):
            return resources.nib(path[1]).flatMap { resources.identifiers[$0] }.map { .string($0) }
                ?? .unknown(.external(path[1]))
        case ("nib", "bundle"): return .one(.bundle(.unknown))
        default: return .unknown(.external(name))
        }
    }

    private func resourceNib(_ path: [String], _ site: CodePlace) -> Value? {
        guard path.count == 2, path[0] == "nib", let name = resources.nib(path[1]) else { return nil }
        return .one(.nib(NibValue(name: name.text, bundle: .unknown, place: site, isResource: true)))
    }

    func resourceCall(_ path: [String], _ expression: Expression, _ environment: Environment) -> Value {
        resourceNib(path, place(expression.range, environment))
            ?? .unknown(.external(path.joined(separator: ".")))
    }

    /// A value where a nib is asked for: R.swift's resources become nibs.
    func asNib(_ value: Value, _ site: CodePlace) -> Value {
        value.flatMap { atom in
            if case .resource(let path) = atom {
                return resourceNib(path, site) ?? .unknown(.external(path.joined(separator: ".")))
            }
            return .one(atom)
        }
    }

    /// A value where an identifier is asked for: R.swift's resources become their identifiers.
    func asIdentifier(_ value: Value) -> Value {
        value.flatMap { atom in
            switch atom {
            case .resource(let path) where path.count == 2: return resourceMember("identifier", path)
            case .instance(let type):
                // An enum or struct that wraps text, handed over as it is.
                if let cases = allCases(of: type), let id = type.id {
                    return .union(
                        cases.map {
                            if case .enumCase(_, let name, _) = $0 {
                                rawValue(of: name, in: id)
                            } else {
                                .nothing
                            }
                        })
                }
                if isText(type) { return .unknown(.runTime("a string")) }
                return memberValue("rawValue", of: atom, isSelf: false, from: nil) ?? .one(atom)
            case .function(let functions, let bound) where functions.contains(where: \.parameters.isEmpty):
                return call(functions, bound, [], .unknown)
            case .enumCase(let id, let name, _): return rawValue(of: name, in: id)
            case .object(let object) where object.arguments.count == 1: return object.arguments[0].value
            default: return .one(atom)
            }
        }
    }
}

extension Evaluator {
    /// Methods of libraries such as Then that call a closure with the object itself.
    static let configuring: Set<String> = ["then", "do", "with", "apply", "configure", "tap", "also"]
}
