import InterfaceBuilder

extension Evaluator {
    /// A name without a base: local, then members of `self` and of the types around, then global.
    func valueOfName(_ name: String, _ environment: Environment) -> Value {
        if let plain = Self.baseName(name) { return valueOfName(plain, environment) }
        let activation = environment.activation
        let isCallee = takeCallee()
        switch name {
        case "self", "super": return activation.selfValue ?? .unknown(.external(name))
        case "Self":
            if case .unknown = activation.selfType { return .unknown(.generic("Self")) }
            return .one(.metatype(activation.selfType))
        default: break
        }
        if let local = local(name, environment) { return local }
        if let generic = activation.generics[name] { return .one(.metatype(generic)) }
        if let own = implicitMember(name, activation, isCallee) { return own }
        if name.utf8.first == UInt8(ascii: "_"), table.files[activation.file]?.language == .objectiveC,
            let property = implicitMember(String(name.dropFirst()), activation, false)
        {
            return property
        }
        if let global = global(name, activation) { return global }
        if let known = Self.constants[name] { return .string(known) }
        if name == "R", table.type(named: name) == nil { return .one(.resource([])) }
        let reference = TypeReference(.named([name], []), .fileStart)
        let found = type(reference, activation)
        if case .unknown = found {} else { return .one(.metatype(found)) }
        return .unknown(.external(name))
    }

    /// The base name of a method that is named with its labels, `register(_:forCell:)`; nil for other names.
    static func baseName(_ name: String) -> String? {
        guard name.utf8.last == UInt8(ascii: ")"), let paren = name.firstIndex(of: "("),
            paren > name.startIndex
        else { return nil }
        return String(name[..<paren])
    }

    /// UIKit's names for strings (uikit-rules section Q).
    static let constants: [String: String] = [
        "UICollectionElementKindSectionHeader": ElementKind.sectionHeader.text,
        "UICollectionElementKindSectionFooter": ElementKind.sectionFooter.text,
    ]

    private func local(_ name: String, _ environment: Environment) -> Value? {
        var current: Environment? = environment
        while let block = current {
            if let binding = block.bindings[name], !binding.isEvaluating { return value(of: binding) }
            current = block.parent
        }
        return nil
    }

    func value(of binding: Binding) -> Value {
        binding.isEvaluating = true
        defer { binding.isEvaluating = false }
        if let declaration = binding.declaration, let getter = declaration.getter,
            case .expression(_, let environment)? = binding.sources.first
        {
            return returned(getter, Environment(in: environment), isImplicit: true, expected: binding.type)
        }
        guard !binding.sources.isEmpty else { return .instance(binding.type, .runTime("a local variable")) }
        var result = Value()
        for source in binding.sources { result.formUnion(value(of: source, type: binding.type)) }
        result = held(result, as: binding.type)
        if mayHaveChanged(binding, result) { result.add(.runTime("a local variable")) }
        if result.unknown != nil, result.atoms.isEmpty, binding.type != .unknown {
            if case .metatype = binding.type { return result }
            if isText(binding.type) { return result }
            return .one(.instance(binding.type))
        }
        return result
    }

    /// Whether numbers of the type are written with a point.
    func isFraction(_ type: SwiftType) -> Bool {
        guard let id = type.id else { return false }
        return ["Double", "Float", "CGFloat", "TimeInterval"].contains(table[id].name)
    }

    /// Whether a literal is written with a point or an exponent.
    func isFraction(_ literal: Expression, _ environment: Environment) -> Bool {
        guard let facts = table.files[environment.activation.file], facts.language == .swift,
            literal.range.upperBound <= facts.file.text.count
        else { return false }
        let text = facts.file.text[literal.range.lowerBound..<literal.range.upperBound]
        if text.contains(UInt8(ascii: ".")) { return true }
        return !text.starts(with: "0x".utf8) && text.contains { $0 | 0x20 == UInt8(ascii: "e") }
    }

    /// A value that is held as one of the type: a number without a point gets one.
    func held(_ value: Value, as type: SwiftType) -> Value {
        guard let id = type.id, isFraction(type) else { return value }
        return value.flatMap { atom in
            guard let number = atom.number else { return .one(atom) }
            // Its text is another one where it has fewer digits.
            return table[id].name == "Float" ? .unknown(.runTime("a number")) : .one(.fraction(number))
        }
    }

    /// Whether a value that is no object may be another one by now.
    private func mayHaveChanged(_ binding: Binding, _ value: Value) -> Bool {
        let isVariable = binding.declaration.map { !$0.isConstant } ?? false
        guard binding.isChanged || (binding.isCalledOn && isVariable) else { return false }
        return value.atoms.contains { atom in
            switch atom {
            case .string, .number, .fraction, .bool, .list, .dictionary, .tuple, .metatype, .null:
                binding.isChanged
            case .enumCase: binding.isChanged || isVariable
            case .object(let object): object.type.id.map { table[$0].kind != .class } ?? true
            default: false
            }
        }
    }

    private func value(of source: Binding.Source, type: SwiftType) -> Value {
        switch source {
        case .value(let value): return value
        case .expression(let expression, let environment):
            return value(expression, environment, expected: type)
        case .part(let expression, let environment, let path):
            return path.reduce(value(expression, environment)) { part($1, of: $0) }
        case .element(let expression, let environment):
            return anyElement(of: value(expression, environment))
        }
    }

    func part(_ position: Int, of value: Value) -> Value {
        value.flatMap { atom in
            switch atom {
            case .tuple(let parts):
                parts.indices.contains(position) ? parts[position].value : .unknown(.unsupported)
            case .instance(.tuple(let types)):
                types.indices.contains(position)
                    ? .instance(types[position], .runTime("a tuple")) : .unknown(.unsupported)
            case .enumCase(_, _, let values):
                values.indices.contains(position)
                    ? values[position] : .unknown(.runTime("an associated value"))
            default: .unknown(.runTime("a tuple"))
            }
        }
    }

    /// A member of `self`, or a static one of a type around the code; nil where there is none.
    private func implicitMember(_ name: String, _ activation: Activation, _ isCallee: Bool) -> Value? {
        if let selfValue = activation.selfValue, !selfValue.atoms.isEmpty {
            var found = false
            let value = selfValue.flatMap { atom in
                guard
                    let value = memberValue(
                        name, of: atom, isSelf: true, isCallee: isCallee, from: activation)
                else {
                    return .nothing
                }
                found = true
                return value
            }
            if found { return value }
        }
        guard let owner = activation.owner else { return nil }
        for scope in scopes(around: owner) {
            if let id = table.type(named: scope),
                let value = memberValue(
                    name, of: .metatype(.nominal(id, [])), isSelf: true, isCallee: isCallee, from: activation)
            {
                return value
            }
        }
        return nil
    }

    /// The keys of the type and of those around it, from the inside out.
    func scopes(around type: TypeID) -> [String] {
        if let known = scopeKeys[type] { return known }
        var scope = table[type].key.split(separator: ".")
        var result: [String] = []
        while !scope.isEmpty {
            result.append(scope.joined(separator: "."))
            scope.removeLast()
        }
        scopeKeys[type] = result
        return result
    }

    /// A global property or function; those of the same file first.
    private func global(_ name: String, _ activation: Activation) -> Value? {
        let all = table.globals[name] ?? []
        let own = all.filter { $0.file == activation.file }
        let members = own.isEmpty ? all : own
        if table.outlinedGlobals[name] != nil, own.isEmpty { want(table.outlinedGlobals[name]) }
        var result: Value?
        var functions: [FunctionDeclaration] = []
        var file = 0
        for member in members {
            switch member.kind {
            case .property(let property):
                if property.value == nil, property.getter == nil, members.count > 1 { continue }
                let value = propertyValue(property, file: member.file, owner: nil, selfAtom: nil)
                result = result.map { .union([$0, value]) } ?? value
            case .function(let function):
                functions.append(function)
                file = member.file
            default: continue
            }
        }
        if !functions.isEmpty {
            let value = Value.one(
                .function(functions, BoundMember(base: .nothing, owner: nil, file: file)))
            result = result.map { .union([$0, value]) } ?? value
        }
        return result
    }

    /// Whether the type is String or another type that wraps text.
    func isText(_ type: SwiftType) -> Bool {
        guard let id = type.id else { return false }
        return Self.textTypes.contains(table[id].name)
    }

    static let textTypes: Set<String> = [
        "String", "NSString", "StaticString", "Substring", "NSUserInterfaceItemIdentifier",
    ]
}
