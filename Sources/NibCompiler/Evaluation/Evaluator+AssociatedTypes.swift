import InterfaceBuilder

/// Associated types: what a type that conforms to a protocol puts in for them.
extension Evaluator {
    /// What a conforming type has for an associated type that no alias or nested type of it says: its generic
    /// parameter of the name, what a protocol requires it to be, or what its members say that meet the protocols'
    /// requirements. Nil where nothing says it, so that the default is meant; `unknown` where it is not known.
    func witness(_ name: String, of id: TypeID, _ selfType: SwiftType) -> SwiftType? {
        let key = MemberLookup(type: id, name: name)
        inferring.insert(key)
        defer { inferring.remove(key) }
        for type in table.chain(of: id).types where table[type].generics.contains(where: { $0.name == name })
        {
            guard let bound = genericBindings(of: type, for: selfType)[name], bound.generic == nil else {
                return .unknown
            }
            return bound
        }
        let protocols = lineage(of: id).filter { table[$0].kind == .protocol }
        if let required = required(name, in: protocols, selfType) { return required }
        guard table[id].kind != .protocol else { return nil }
        let owners = lineage(of: id).filter { ![.protocol, .external].contains(table[$0].kind) }
        var result: SwiftType?
        for owner in protocols {
            for member in table[owner].members.values.joined() where member.requirements.isEmpty {
                guard let said = said(of: name, by: member, owners, selfType) else { continue }
                if let result, result != said { return .unknown }
                result = said
            }
        }
        return result
    }

    /// `protocol Sub: P where Name == Type`.
    private func required(_ name: String, in protocols: [TypeID], _ selfType: SwiftType) -> SwiftType? {
        for owner in protocols {
            for declared in table[owner].declarations {
                for requirement in declared.declaration.requirements where requirement.isSameType {
                    let sides = [
                        (requirement.subject, requirement.type), (requirement.type, requirement.subject),
                    ]
                    for (side, other) in sides where Self.names(side, name) {
                        return known(other, owner, declared.file, selfType) ?? .unknown
                    }
                }
            }
        }
        return nil
    }

    /// What the members that meet one requirement of a protocol say; nil where the requirement has nothing to do with
    /// the associated type, or a default implementation meets it.
    private func said(of name: String, by requirement: Member, _ owners: [TypeID], _ selfType: SwiftType)
        -> SwiftType?
    {
        let references = Self.references(requirement)
        guard let wanted = references, wanted.contains(where: { Self.mentions($0, name) }) else { return nil }
        var result: SwiftType?
        for owner in owners {
            for member in table[owner].members[requirement.name] ?? [] where requirement.isMet(by: member) {
                let given = Self.references(member) ?? []
                guard given.count == wanted.count, member.requirements.isEmpty else { return .unknown }
                for reference in zip(wanted, given).flatMap({ Self.parts(of: $0.1, for: name, in: $0.0) }) {
                    let said = known(reference, owner, member.file, selfType) ?? .unknown
                    if let result, result != said { return .unknown }
                    result = said
                }
            }
        }
        return result
    }

    /// A type as its name says it: not one that only code knows.
    private func known(_ reference: TypeReference, _ owner: TypeID, _ file: Int, _ selfType: SwiftType)
        -> SwiftType?
    {
        guard depth < Self.maximumDepth, !isOpaque(reference, file) else { return nil }
        depth += 1
        defer { depth -= 1 }
        let result = type(
            reference, Activation(file: file, owner: owner, selfValue: .one(.metatype(selfType))))
        guard reference.isOptional == false, result != .unknown else { return nil }
        if let id = result.id {
            switch table[id].kind {
            case .protocol: return nil
            case .external: return UIKitHierarchy.superclass(of: table[id].name) == nil ? nil : result
            case .class, .struct, .enum: return result
            }
        }
        return result
    }

    /// Whether `some` or `any` stands before the type.
    private func isOpaque(_ reference: TypeReference, _ file: Int) -> Bool {
        guard let text = table.files[file]?.file.text, reference.range.lowerBound <= text.count else {
            return true
        }
        let before = text[..<reference.range.lowerBound].suffix(5)
        return before.elementsEqual("some ".utf8) || before.suffix(4).elementsEqual("any ".utf8)
    }

    /// The types that a member is declared with: of its parameters and its result.
    private static func references(_ member: Member) -> [TypeReference]? {
        switch member.kind {
        case .function(let function): function.parameters.map(\.type) + [function.result].compactMap(\.self)
        case .property(let property): property.type.map { [$0] }
        case .enumCase, .alias, .type: nil
        }
    }

    /// Whether a reference is the associated type: `Name`, `Self.Name`.
    private static func names(_ reference: TypeReference, _ name: String) -> Bool {
        guard case .named(let components, _) = reference.kind else { return false }
        return components == [name] || components == ["Self", name]
    }

    private static func mentions(_ reference: TypeReference, _ name: String) -> Bool {
        names(reference, name) || children(reference).contains { mentions($0, name) }
    }

    private static func children(_ reference: TypeReference) -> [TypeReference] {
        switch reference.kind {
        case .named(_, let arguments), .tuple(let arguments), .composition(let arguments): arguments
        case .optional(let inner), .array(let inner), .metatype(let inner): [inner]
        case .dictionary(let key, let value): [key, value]
        case .function(let parameters, let result): parameters + [result]
        case .other: []
        }
    }

    /// The parts of a type that stand where another has the associated type.
    private static func parts(of given: TypeReference, for name: String, in wanted: TypeReference)
        -> [TypeReference]
    {
        if names(wanted, name) { return [given] }
        switch (wanted.kind, given.kind) {
        case (.optional, .optional), (.array, .array), (.metatype, .metatype), (.dictionary, .dictionary),
            (.tuple, .tuple), (.function, .function), (.named, .named):
            let (wanted, given) = (children(wanted), children(given))
            guard wanted.count == given.count else { return [] }
            return zip(wanted, given).flatMap { parts(of: $0.1, for: name, in: $0.0) }
        default: return []
        }
    }
}

extension Evaluator {
    /// A type name that no source declares, where it may be an associated type or generic parameter of a library: in
    /// extensions of the library's types and in protocols that inherit from them.
    func parameterOfLibrary(
        _ base: Expression, _ value: Value, _ member: String, _ activation: Activation
    ) -> Value? {
        guard case .name(let name) = base.kind, case .metatype(let type)? = value.atoms.first,
            let id = type.id, table[id].kind == .external, table[id].name == name,
            UIKitHierarchy.superclass(of: name) == nil, table[id].extensions.isEmpty,
            let owner = activation.owner,
            lineage(of: owner).contains(where: mayHaveUnknownTypes)
        else { return nil }
        switch (table[owner].kind, member) {
        case (_, "self"): return .one(.metatype(.unknown))
        case (.protocol, _), (.external, _): return .unknown(.external(name))
        default: return nil
        }
    }

    /// Whether a type is a library's, so that names of its own are visible in code of it.
    private func mayHaveUnknownTypes(_ id: TypeID) -> Bool {
        guard table[id].kind == .external else { return false }
        let name = table[id].name
        return UIKitHierarchy.superclass(of: name) == nil && !UIKitHierarchy.isProtocol(name)
            && !UIKitHierarchy.isSystemProtocol(name) && !Self.textTypes.contains(name)
    }
}

extension Member {
    fileprivate var name: String {
        switch kind {
        case .function(let function): function.name.value
        case .property(let property): property.name.value
        case .enumCase(let enumCase): enumCase.name.value
        case .alias(let alias): alias.name
        case .type: ""
        }
    }

    /// Whether a member has the name and labels that this requirement of a protocol asks for.
    fileprivate func isMet(by other: Member) -> Bool {
        switch (kind, other.kind) {
        case (.function(let wanted), .function(let given)):
            wanted.signature == given.signature && wanted.isStatic == given.isStatic
        case (.property(let wanted), .property(let given)): wanted.isStatic == given.isStatic
        default: false
        }
    }
}
