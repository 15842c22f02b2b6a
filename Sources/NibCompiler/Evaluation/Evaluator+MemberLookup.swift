import InterfaceBuilder

extension Evaluator {
    struct FoundMember {
        var member: Member
        var owner: TypeID
    }

    /// The members of a name: the type's own, then its superclasses', then of the protocols; those of
    /// extensions whose requirements the type does not meet left out.
    func members(named name: String, of type: SwiftType) -> [FoundMember] {
        guard let id = type.id else { return [] }
        let key = MemberLookup(type: id, name: name)
        if let known = memberLookups[key] { return known }
        var result: [FoundMember] = []
        var isConditional = false
        for owner in lineage(of: id) {
            if let files = table[owner].outlined[name] { want(files) }
            for member in table[owner].members[name] ?? [] {
                if !member.requirements.isEmpty {
                    isConditional = true
                    guard meets(member.requirements, type, owner: owner) else { continue }
                }
                result.append(FoundMember(member: member, owner: owner))
            }
        }
        if id != rootObject, let root = rootObject, table[id].kind != .protocol, isObject(id) {
            if let files = table[root].outlined[name] { want(files) }
            for member in table[root].members[name] ?? [] where !result.contains(where: { $0.owner == root })
            {
                result.append(FoundMember(member: member, owner: root))
            }
        }
        if result.isEmpty, let view = namedView(id) {
            for member in table[view].members[name] ?? [] {
                result.append(FoundMember(member: member, owner: view))
            }
        }
        // Whether requirements are met depends on what has been met of libraries.
        if !isConditional { memberLookups[key] = result }
        return result
    }

    /// The view of UIKit's that a class of a library is by its name, `LibraryTableView`: the extensions of it reach
    /// the class.
    private func namedView(_ id: TypeID) -> TypeID? {
        let (types, isComplete) = table.chain(of: id)
        guard !isComplete, let last = types.last else { return nil }
        let name = table[last].name
        let views = ["UITableView", "UICollectionView"]
        return views.first { name != $0 && name.hasSuffix($0.dropFirst(2)) }.flatMap(table.type(named:))
    }

    var rootObject: TypeID? { table.type(named: "NSObject") }

    /// Whether the type may be a class of Objective-C, so that extensions of NSObject reach it.
    private func isObject(_ id: TypeID) -> Bool {
        if let known = rootObjects[id] { return known }
        guard table[id].kind == .class || table[id].kind == .external else { return false }
        let (types, isComplete) = table.chain(of: id)
        let result = !isComplete || types.contains { UIKitHierarchy.superclass(of: table[$0].name) != nil }
        rootObjects[id] = result
        return result
    }

    /// Whether `where Self: …` holds for the type; what is not known holds.
    private func meets(_ requirements: [GenericRequirement], _ type: SwiftType, owner: TypeID) -> Bool {
        guard let id = type.id else { return true }
        for requirement in requirements where requirement.subject.name == "Self" {
            guard let name = requirement.type.name, let required = table.type(named: name) else { continue }
            if table[id].kind == .protocol || table.inherits(id, from: required) { continue }
            let isKnown = table.chain(of: id).isComplete
            if isKnown { return false }
        }
        return true
    }
}
