import InterfaceBuilder

extension Evaluator {
    func implicitMember(_ name: String, _ expected: SwiftType) -> Value {
        var type = expected
        if case .metatype(let instance) = expected { type = instance }
        guard type.id != nil else { return .unknown(.unsupported) }
        return memberValue(name, of: .metatype(type), isSelf: false, from: nil)
            ?? .instance(type, .unsupported)
    }

    func member(
        _ name: String, of base: Expression, _ environment: Environment, at range: ByteRange
    ) -> Value {
        if let plain = Self.baseName(name) {
            return reference(name, plain, of: base, environment, at: range)
                ?? member(plain, of: base, environment, at: range)
        }
        let isCallee = takeCallee()
        var isSelf = false
        if case .name(let name) = base.kind { isSelf = name == "self" || name == "super" || name == "Self" }
        let value = value(base, environment)
        if value.atoms.isEmpty, value.unknown != nil { return value }
        if let parameter = parameterOfLibrary(base, value, name, environment.activation) { return parameter }
        if case .name(let module) = base.kind, case .metatype(let type)? = value.atoms.first,
            let id = type.id,
            table[id].kind == .external, table[id].extensions.isEmpty,
            UIKitHierarchy.superclass(of: module) == nil,
            kindConstant(name, id) == nil
        {
            // `Module.name`: a module's name is declared nowhere.
            let file = Environment(Activation(file: environment.activation.file, owner: nil, selfValue: nil))
            let plain = valueOfName(name, file)
            if plain.unknown == nil, !plain.isExternalType(table) { return plain }
        }
        let isMessage = !isCallee && table.files[environment.activation.file]?.language == .objectiveC
        return value.flatMap { atom in
            let found =
                memberValue(name, of: atom, isSelf: isSelf, isCallee: isCallee, from: environment.activation)
                ?? importedMember(name, of: atom) ?? symbol(name, of: atom) ?? .unknown(.external(name))
            return isMessage ? called(found) : found
        }
    }

    /// A method of Objective-C that is written like a property is called.
    private func called(_ value: Value) -> Value {
        value.flatMap { atom in
            guard case .function(let functions, let bound) = atom,
                functions.contains(where: \.parameters.isEmpty)
            else {
                return .one(atom)
            }
            return call(functions, bound, [], .unknown)
        }
    }

    /// A member of one value; nil where nothing of that name is known.
    ///
    /// - Parameter isSelf: Whether the value is `self`, whose type is then exactly known: each subclass is
    ///   looked at by itself. Any other value of a class may be of a subclass.
    func memberValue(
        _ name: String, of atom: Atom, isSelf: Bool, isCallee: Bool = false, from activation: Activation?
    ) -> Value? {
        steps += 1
        guard steps < Self.maximumSteps, depth < Self.maximumDepth else { return .unknown(.limit) }
        depth += 1
        defer { depth -= 1 }
        if isSelf { selfMembers.insert(name) }
        switch atom {
        case .string(let text):
            return stringMember(name, of: text) ?? extensionMember(name, of: atom, "String")
        case .metatype(let type):
            return staticMember(name, of: type, isSelf: isSelf, isCallee: isCallee, from: activation)
        case .enumCase(let id, let caseName, _):
            if name == "rawValue" { return rawValue(of: caseName, in: id) }
            return instanceMember(
                name, of: atom, .nominal(id, []), isSelf: true, isCallee: isCallee, from: activation)
        case .instance(let type):
            if let builtin = builtinMember(name, of: type) { return builtin }
            if case .metatype(let instance) = type {
                return staticMember(name, of: instance, isSelf: false, isCallee: isCallee, from: activation)
            }
            return instanceMember(name, of: atom, type, isSelf: isSelf, isCallee: isCallee, from: activation)
        case .object(let object):
            return instanceMember(
                name, of: atom, object.type, isSelf: true, isCallee: isCallee, from: activation)
                ?? ofLibrary(name, object)
        case .view(let id, let type):
            if name == "collectionViewLayout" { return .one(.layout(.of(id), .unknown)) }
            return instanceMember(name, of: atom, type, isSelf: true, isCallee: isCallee, from: activation)
        case .layout(_, let type):
            return instanceMember(name, of: atom, type, isSelf: true, isCallee: isCallee, from: activation)
        case .list(let elements): return listMember(name, elements)
        case .dictionary(let pairs):
            switch name {
            case "keys": return .one(.list(pairs.map(\.key)))
            case "values": return .one(.list(pairs.map(\.value)))
            default: return nil
            }
        case .tuple(let parts):
            if let part = parts.first(where: { $0.label == name }) { return part.value }
            if let position = Int(name), parts.indices.contains(position) { return parts[position].value }
            if name == "key" || name == "value" || name == "element" || name == "offset", parts.count == 2 {
                return parts[name == "key" || name == "offset" ? 0 : 1].value
            }
            return nil
        case .resource(let path): return resourceMember(name, path)
        case .bundle: return name == "bundle" ? .one(atom) : nil
        case .registration, .number, .fraction, .bool, .null, .closure, .function, .nib: return nil
        }
    }

    /// A part of an object of a library's, as its initialiser was given it: `IndexPath(row: 0, section: 1).section`.
    private func ofLibrary(_ name: String, _ object: ObjectValue) -> Value? {
        guard let id = object.type.id, table[id].kind == .external else { return nil }
        return object.arguments.first { $0.label == name }?.value
    }
}

extension Value {
    /// Whether it is a type that is declared nowhere.
    fileprivate func isExternalType(_ table: SymbolTable) -> Bool {
        if case .metatype(let type)? = atoms.first, let id = type.id {
            table[id].kind == .external
        } else {
            false
        }
    }
}

extension Atom {
    /// The type of the object, as the holder of its views.
    var holder: TypeID? {
        switch self {
        case .instance(let type), .metatype(let type): type.id
        case .object(let object): object.type.id
        case .view(_, let type): type.id
        case .enumCase(let id, _, _): id
        default: nil
        }
    }
}
