import InterfaceBuilder

extension Evaluator {
    /// What a written type is, in the code of an activation.
    func type(_ reference: TypeReference?, _ activation: Activation) -> SwiftType {
        guard let reference else { return .unknown }
        switch reference.kind {
        case .named(let components, let arguments):
            return named(components, arguments.map { argument($0, activation) }, activation)
        case .optional(let wrapped): return type(wrapped, activation)
        case .array(let element): return .array(type(element, activation))
        case .dictionary(let key, let value):
            return .dictionary(type(key, activation), type(value, activation))
        case .tuple(let elements): return .tuple(elements.map { type($0, activation) })
        case .function(_, let result): return .function(type(result, activation))
        case .metatype(let instance): return .metatype(type(instance, activation))
        case .composition(let parts):
            let types = parts.map { type($0, activation) }
            return types.first { $0.id.map { table[$0].kind == .class } ?? false } ?? types.first ?? .unknown
        case .other: return .unknown
        }
    }

    /// A generic argument: of an optional, the type is another one than what it wraps.
    func argument(_ reference: TypeReference, _ activation: Activation) -> SwiftType {
        if case .optional = reference.kind { return .unknown }
        return type(reference, activation)
    }

    private func named(_ components: [String], _ arguments: [SwiftType], _ activation: Activation)
        -> SwiftType
    {
        guard let first = components.first else { return .unknown }
        var current: SwiftType
        if first == "Self" {
            current = activation.selfType
        } else if let bound = activation.generics[first] {
            current = bound
        } else if components.count == 1, let builtin = Self.builtin(first, arguments) {
            return builtin
        } else if let found = lookUpType(first, activation) {
            current = found
        } else if components.count > 1,
            let id = table.type(named: components.joined(separator: "."), in: activation.file)
        {
            return .nominal(id, arguments)
        } else if components.count > 1, let inner = lookUpType(components[1], activation) {
            // `Module.Type`
            return nested(components.dropFirst(2), in: inner, arguments, activation)
        } else if Self.isTypeName(first) {
            current = .nominal(table.externalSymbol(first), [])
        } else {
            return .unknown
        }
        current = nested(
            components.dropFirst(), in: current, components.count > 1 ? arguments : [], activation)
        if components.count == 1, case .nominal(let id, let own) = current, own.isEmpty {
            return .nominal(id, arguments)
        }
        return current
    }

    /// Whether a name that nothing declares is that of a type, as types are named.
    static func isTypeName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return first.properties.isUppercase && name.unicodeScalars.count > 1
    }

    private static func builtin(_ name: String, _ arguments: [SwiftType]) -> SwiftType? {
        switch name {
        case "Array", "Set", "ContiguousArray", "NSArray":
            arguments.count == 1 ? .array(arguments[0]) : .array(.unknown)
        case "Dictionary" where arguments.count == 2: .dictionary(arguments[0], arguments[1])
        case "Optional" where arguments.count == 1: arguments[0]
        case "AnyClass": .metatype(.unknown)
        default: nil
        }
    }

    private func nested(
        _ names: ArraySlice<String>, in type: SwiftType, _ arguments: [SwiftType], _ activation: Activation
    ) -> SwiftType {
        var current = type
        for name in names {
            guard let id = current.id else { return .unknown }
            if name == "Type" || name == "Protocol" {
                current = .metatype(current)
            } else if let found = nestedType(name, of: id, selfType: current) {
                current = found
            } else if let external = table.type(named: table[id].key + "." + name) {
                current = .nominal(external, arguments)
            } else if table[id].kind == .external, Self.isTypeName(name) {
                current = .nominal(table.externalSymbol(table[id].name + "." + name), [])
            } else {
                return .unknown
            }
        }
        if case .nominal(let id, let own) = current, own.isEmpty { return .nominal(id, arguments) }
        return current
    }

    /// A type's name where it is used: aliases and nested types of `self`'s type and of the types around the
    /// code, then the top.
    private func lookUpType(_ name: String, _ activation: Activation) -> SwiftType? {
        let key = TypeLookup(
            name: name, owner: activation.owner, selfType: activation.selfType, file: activation.file)
        if let known = typeLookups[key] { return known }
        guard lookingUp.insert(key).inserted else {
            // An alias that leads to itself; what an associated type is inferred from means another type.
            let isInferred =
                activation.owner.map { inferring.contains(MemberLookup(type: $0, name: name)) } ?? false
            return isInferred ? findType(name, activation) : nil
        }
        let result = findType(name, activation)
        lookingUp.remove(key)
        if lookingUp.isEmpty || result != nil { typeLookups[key] = .some(result) }
        return result
    }

    struct TypeLookup: Hashable {
        var name: String
        var owner: TypeID?
        var selfType: SwiftType
        var file: Int
    }

    private func findType(_ name: String, _ activation: Activation) -> SwiftType? {
        // A class does not see what its subclasses declare; a protocol's associated types are those of `self`.
        let isOwn = activation.owner.map { [.class, .struct, .enum].contains(table[$0].kind) } ?? false
        if !isOwn, let id = activation.selfType.id,
            let found = nestedType(name, of: id, selfType: activation.selfType)
        {
            return found
        }
        if let owner = activation.owner {
            if let generics = genericBindings(of: owner, for: activation.selfType)[name] { return generics }
            let inside = isOwn && activation.selfType.id != nil ? activation.selfType : .nominal(owner, [])
            if let found = nestedType(name, of: owner, selfType: inside) { return found }
            let scopes = scopes(around: owner)
            for (position, scope) in scopes.enumerated() {
                if let id = table.type(named: scope + "." + name) { return .nominal(id, []) }
                guard position + 1 < scopes.count, let around = table.type(named: scopes[position + 1])
                else { continue }
                // What binds it is not known inside.
                if table[around].generics.contains(where: { $0.name == name }) { return .unknown }
                if let found = nestedType(name, of: around, selfType: .nominal(around, [])) { return found }
            }
        }
        if let id = table.type(named: name, in: activation.file) { return .nominal(id, []) }
        switch table.alias(named: name) {
        case .one(let alias, let file) where depth < Self.maximumDepth:
            depth += 1
            defer { depth -= 1 }
            return type(
                alias.type,
                Activation(file: file, owner: nil, selfValue: nil, generics: alias.unknownGenerics))
        case .several: return .unknown
        case .none, .one: break
        }
        if table.outlinedGlobals[name] != nil { want(table.outlinedGlobals[name]) }
        // The generic parameters of a type are in its declaration.
        if let owner = activation.owner, table[owner].declarations.isEmpty, table[owner].kind != .external {
            want(table[owner].outlineFiles)
        }
        return nil
    }

    /// A type of the name that a type, or one that it inherits from, declares: nested, an alias or an associated type.
    func nestedType(_ name: String, of id: TypeID, selfType: SwiftType) -> SwiftType? {
        let key = MemberLookup(type: id, name: name)
        if noNestedTypes.contains(key) { return nil }
        var isNone = true
        var associated: [(alias: TypeAlias, owner: TypeID, file: Int)] = []
        for owner in lineage(of: id) {
            if let files = table[owner].outlined[name] { want(files) }
            for member in table[owner].members[name] ?? [] {
                switch member.kind {
                case .type(let nested): return .nominal(nested, [])
                case .alias(let alias):
                    isNone = false
                    if alias.isAssociatedType {
                        associated.append((alias, owner, member.file))
                        continue
                    }
                    let result = aliased(alias, owner, member.file, selfType)
                    if case .unknown = result { continue }
                    return result
                default: continue
                }
            }
        }
        if isNone { noNestedTypes.insert(key) }
        guard !associated.isEmpty else { return isNone ? nil : .unknown }
        // The members that it is inferred from mean a type around theirs.
        if inferring.contains(key) { return nil }
        if let witness = witness(name, of: id, selfType) { return witness }
        for (alias, owner, file) in associated where alias.type != nil {
            let result = aliased(alias, owner, file, selfType)
            if result != .unknown { return result }
        }
        return .unknown
    }

    /// What an alias, or the default of an associated type, stands for.
    private func aliased(_ alias: TypeAlias, _ owner: TypeID, _ file: Int, _ selfType: SwiftType) -> SwiftType
    {
        guard let target = alias.type, depth < Self.maximumDepth else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        return type(
            target,
            Activation(
                file: file, owner: owner, selfValue: .one(.metatype(selfType)),
                generics: alias.unknownGenerics))
    }

    /// The type and everything that it inherits from.
    func lineage(of id: TypeID) -> [TypeID] {
        if let known = lineages[id] { return known }
        let result = [id] + table.supertypes(of: id)
        lineages[id] = result
        return result
    }

    /// What the generic parameters of `owner` are in an object of type `type`, which inherits from it.
    func genericBindings(of owner: TypeID, for type: SwiftType) -> [String: SwiftType] {
        let names = table[owner].generics
        guard let arguments = genericArguments(of: type, for: { $0 == owner }), names.count == arguments.count
        else { return unbound(owner) }
        return Dictionary(zip(names.map(\.name), arguments)) { first, _ in first }
    }

    /// The generic arguments with which a type, or a class that it inherits from, is the first that is asked for; nil
    /// where none is.
    func genericArguments(of type: SwiftType, for isWanted: (TypeID) -> Bool) -> [SwiftType]? {
        guard case .nominal(var id, var arguments) = type else { return nil }
        for _ in 0..<32 {
            if isWanted(id) { return arguments }
            guard case .type(let parent, let references) = table[id].superclass else { return nil }
            let own = Dictionary(zip(table[id].generics.map(\.name), arguments)) { first, _ in first }
            let file = table[id].declarations.first?.file ?? 0
            let activation = Activation(file: file, owner: id, selfValue: nil, generics: own)
            arguments = references.map { self.type($0, activation) }
            id = parent
        }
        return nil
    }

    /// The generic parameters of a type that nothing binds.
    private func unbound(_ owner: TypeID) -> [String: SwiftType] {
        Dictionary(table[owner].generics.map { ($0.name, .generic($0.name)) }) { first, _ in first }
    }

    /// A view with what its class says of it.
    func typed(_ view: ViewID, _ type: SwiftType) -> ViewID {
        var result = view
        result.isTable = reusingClass(type).map { $0 == "UITableView" }
        return result
    }

    /// Whether values of the type are collection or table views, UIKit's or AppKit's.
    func isReusingView(_ type: SwiftType) -> Bool { reusingClass(type) != nil }

    /// The class of UIKit or AppKit that makes the type a reusing view.
    func reusingClass(_ type: SwiftType) -> String? {
        guard let id = type.id else { return nil }
        if let known = reusingClasses[id] { return known }
        let name = table.chain(of: id).types.lazy.map { self.table[$0].name }.first {
            switch $0 {
            case "UITableView", "UICollectionView", "NSTableView", "NSOutlineView", "NSCollectionView": true
            default: false
            }
        }
        reusingClasses[id] = .some(name)
        return name
    }

    /// The type's name as `String(describing:)` gives it; nil where it is not known.
    func simpleName(of type: SwiftType) -> String? {
        switch type {
        case .nominal(let id, let arguments):
            let generics = table[id].generics
            guard arguments.count == generics.count || table[id].kind == .external else { return nil }
            guard !arguments.isEmpty else { return table[id].simpleName }
            let names = arguments.compactMap(simpleName)
            guard names.count == arguments.count else { return nil }
            return "\(table[id].simpleName)<\(names.joined(separator: ", "))>"
        case .array(let element): return simpleName(of: element).map { "Array<\($0)>" }
        case .dictionary(let key, let value):
            guard let key = simpleName(of: key), let value = simpleName(of: value) else { return nil }
            return "Dictionary<\(key), \(value)>"
        case .tuple, .function, .metatype, .generic, .unknown: return nil
        }
    }
}
