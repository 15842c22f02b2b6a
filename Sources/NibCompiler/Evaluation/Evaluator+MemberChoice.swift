import InterfaceBuilder

extension Evaluator {
    /// The value of the first member that has one: of several methods of a name, all.
    func resolve(_ found: [FoundMember], selfAtom: Atom, _ name: String, _ isCallee: Bool) -> Value? {
        var functions: [FunctionDeclaration] = []
        var bound: BoundMember?
        var requirement: FoundMember?
        for candidate in found {
            switch candidate.member.kind {
            case .property(let property):
                let isRequirement =
                    property.value == nil && property.getter == nil
                    && table[candidate.owner].kind == .protocol
                if isRequirement {
                    requirement = requirement ?? candidate
                    continue
                }
                // Objective-C declares a property whose getter is a method.
                if property.value == nil, property.getter == nil,
                    let getter = found.first(where: { candidate in
                        if case .function(let function) = candidate.member.kind {
                            function.parameters.isEmpty && function.body != nil
                        } else {
                            false
                        }
                    }), case .function(let function) = getter.member.kind
                {
                    let bound = BoundMember(
                        base: .one(selfAtom), owner: getter.owner, file: getter.member.file)
                    return isCallee
                        ? .one(.function([function], bound)) : call([function], bound, [], .unknown)
                }
                // Both may be there under one name: a property is what a name without a call means.
                guard functions.isEmpty || !isCallee else { continue }
                return .union(
                    alternatives(of: candidate, among: found).map { property, file in
                        propertyValue(property, file: file, owner: candidate.owner, selfAtom: selfAtom)
                    })
            case .function(let function):
                functions.append(function)
                if bound == nil || (function.body != nil && functions.first?.body == nil) {
                    bound = BoundMember(
                        base: .one(selfAtom), owner: candidate.owner, file: candidate.member.file)
                }
            default: continue
            }
        }
        if let bound { return .one(.function(functions, bound)) }
        guard let requirement, case .property(let property) = requirement.member.kind else { return nil }
        let activation = Activation(
            file: requirement.member.file, owner: requirement.owner, selfValue: .one(selfAtom))
        let type = type(property.type, activation)
        if isReusingView(type) {
            return .one(
                .view(ViewID(place: .property(requirement.owner, name), holder: selfAtom.holder), type))
        }
        return isText(type)
            ? .unknown(.abstract(table[requirement.owner].name)) : .instance(type, .abstract(name))
    }

    /// A property and those of its name that other clauses of an `#if` declare, and that an extension of a protocol
    /// which does not ask for it has: which one is meant depends on what the object is known as.
    private func alternatives(
        of found: FoundMember, among all: [FoundMember]
    ) -> [(PropertyDeclaration, file: Int)] {
        all.compactMap { other in
            let isOther =
                table[other.owner].kind == .protocol
                && (!isRequired(other, among: all) || isNoWitness(found, of: other.owner))
            guard other.owner == found.owner || isOther, other.member.isStatic == found.member.isStatic,
                case .property(let property) = other.member.kind
            else { return nil }
            let isRequirement = property.value == nil && property.getter == nil && all.count > 1
            return isRequirement && table[other.owner].kind == .protocol ? nil : (property, other.member.file)
        }
    }

    /// Whether a subclass has the member that a protocol asks for, where a class above it conforms: through the
    /// protocol, that class's is meant.
    private func isNoWitness(_ found: FoundMember, of required: TypeID) -> Bool {
        guard table[found.owner].kind == .class, case .property(let property) = found.member.kind,
            !property.isOverride
        else { return false }
        return table.chain(of: found.owner).types.dropFirst().contains {
            table.supertypes(of: $0).contains(required)
        }
    }

    /// Whether a protocol asks for the member that an extension of it has.
    private func isRequired(_ found: FoundMember, among all: [FoundMember]) -> Bool {
        all.contains { other in
            guard other.owner == found.owner, case .property(let property) = other.member.kind else {
                return false
            }
            return property.value == nil && property.getter == nil
        }
    }
}
