import InterfaceBuilder

extension Evaluator {
    func staticMember(
        _ name: String, of type: SwiftType, isSelf: Bool, isCallee: Bool, from activation: Activation?
    ) -> Value? {
        switch name {
        case "self", "Type", "init", "classForCoder": return .one(.metatype(type))
        case "allCases":
            if let cases = allCases(of: type) { return .one(.list(cases.map { .one($0) })) }
        default: break
        }
        guard let id = type.id else {
            if case .generic(let generic) = type { return .unknown(.generic(generic)) }
            return nil
        }
        if let known = kindConstant(name, id) { return known }
        let found = members(named: name, of: type)
        if found.isEmpty, let bundle = BundleValue(name, of: table[id].name) { return .one(.bundle(bundle)) }
        for candidate in found {
            if case .enumCase = candidate.member.kind {
                return .one(.enumCase(candidate.owner, name, []))
            }
            if case .type(let nested) = candidate.member.kind { return .one(.metatype(.nominal(nested, []))) }
            if case .alias = candidate.member.kind {
                // Of the types around the code, an associated type is what `self` has for it.
                let own = isSelf && table[id].kind == .protocol ? activation?.selfType : nil
                let conforming = own?.id == nil ? type : own ?? type
                return .one(
                    .metatype(nestedType(name, of: conforming.id ?? id, selfType: conforming) ?? .unknown))
            }
        }
        if let external = table.type(named: table[id].key + "." + name) {
            return .one(.metatype(.nominal(external, [])))
        }
        if found.isEmpty, ["CellRegistration", "SupplementaryRegistration"].contains(name),
            UIKitHierarchy.superclass(of: table[id].name) != nil
        {
            // A type of UIKit's that no source names as one.
            return .one(.metatype(.nominal(table.externalSymbol(table[id].name + "." + name), [])))
        }
        let isOpen = !isSelf && (table[id].kind == .protocol)
        if isOpen { return abstractMember(name, of: id, isStatic: true, isCallee) }
        var own = resolve(found.filter(\.member.isStatic), selfAtom: .metatype(type), name, isCallee)
        if own == nil, let root = rootObject {
            // A class of Objective-C answers to the instance methods of the root class.
            let ofRoot = found.filter {
                $0.owner == root && table.files[$0.member.file]?.language == .objectiveC
            }
            own = resolve(ofRoot, selfAtom: .metatype(type), name, isCallee)
        }
        if table[id].isAmbiguous { own?.isOpen = true }
        return own
    }

    func instanceMember(
        _ name: String, of atom: Atom, _ type: SwiftType, isSelf: Bool, isCallee: Bool = false,
        from activation: Activation?
    ) -> Value? {
        switch name {
        case "self": return .one(atom)
        case "classForCoder": return dynamicType(type)
        default: break
        }
        guard let id = type.id else {
            if case .generic(let generic) = type { return .unknown(.generic(generic)) }
            return nil
        }
        if name == "tableColumns", let column = table.type(named: "NSTableColumn"),
            reusingClass(type).map({ $0 == "NSTableView" || $0 == "NSOutlineView" }) ?? false
        {
            return .one(.instance(.array(.nominal(column, []))))
        }
        if name == "identifier", table[id].name == "NSTableColumn", !resources.columns.isEmpty,
            resources.columns.count <= Value.maximumAtoms
        {
            var result = Value(resources.columns.map { .string($0) })
            result.isOpen = true
            return result
        }
        if table[id].kind == .protocol, !isSelf {
            return abstractMember(name, of: id, isStatic: false, isCallee)
        }
        let found = members(named: name, of: type).filter { !$0.member.isStatic }
        guard
            var own = inheritedView(name, atom, type, found, isCallee)
                ?? resolve(found, selfAtom: atom, name, isCallee)
        else { return nil }
        // Of two declarations, one is another target's.
        if table[id].isAmbiguous { own.isOpen = true }
        guard !isSelf, table[id].kind == .class, !table[id].subtypes.isEmpty, own.isOverridable else {
            return own
        }
        // The object may be of a subclass that overrides the member.
        var result = own
        var count = 0
        let isLateBound = asksSelf(found, isCallee)
        for descendant in table.descendants(of: id)
        where table[descendant].members[name] != nil || isLateBound && changes(descendant, id) {
            count += 1
            guard count <= Value.maximumAtoms else { return .unknown(.tooMany) }
            let type = SwiftType.nominal(descendant, [])
            let own = members(named: name, of: type).filter { !$0.member.isStatic }
            if let value = resolve(own, selfAtom: .instance(type), name, isCallee) { result.formUnion(value) }
        }
        return result
    }

    /// Whether what the members give may depend on other members of the object.
    private func asksSelf(_ found: [FoundMember], _ isCallee: Bool) -> Bool {
        found.contains { candidate in
            switch candidate.member.kind {
            case .property(let property): property.getter != nil || property.isLazy
            case .function(let function): isCallee && function.result != nil && function.body != nil
            default: false
            }
        }
    }

    /// Whether a subclass overrides something of the sources' that the class has and that gives a value.
    private func changes(_ descendant: TypeID, _ id: TypeID) -> Bool {
        if let known = changingHeirs[id] { return known.contains(descendant) }
        let own = lineage(of: id).filter { table[$0].kind != .external }
        let result = table.descendants(of: id).filter { heir in
            table[heir].members.contains { name, members in
                let isOverride = members.contains { member in
                    switch member.kind {
                    case .property(let property): property.isOverride
                    case .function(let function): function.isOverride && function.result != nil
                    default: false
                    }
                }
                return isOverride && own.contains { table[$0].members[name] != nil }
            }
        }
        changingHeirs[id] = result
        return result.contains(descendant)
    }

    /// The member in every type that conforms to the protocol.
    private func abstractMember(_ name: String, of id: TypeID, isStatic: Bool, _ isCallee: Bool) -> Value? {
        var result = Value()
        var count = 0
        for descendant in table.descendants(of: id) where table[descendant].kind != .protocol {
            let type = SwiftType.nominal(descendant, [])
            let found = members(named: name, of: type).filter { $0.member.isStatic == isStatic }
            let atom: Atom = isStatic ? .metatype(type) : .instance(type)
            guard let value = resolve(found, selfAtom: atom, name, isCallee) else { continue }
            count += 1
            guard count <= 400 else { return .unknown(.tooMany) }
            result.formUnion(value)
        }
        if count > 0 { return result }
        let found = members(named: name, of: .nominal(id, [])).filter { $0.member.isStatic == isStatic }
        guard !found.isEmpty else { return nil }
        return .unknown(.abstract(table[id].name))
    }

    /// The view that a table or collection view controller of UIKit brings along.
    private func inheritedView(
        _ name: String, _ atom: Atom, _ type: SwiftType, _ found: [FoundMember], _ isCallee: Bool
    ) -> Value? {
        guard name == "tableView" || name == "collectionView" else { return nil }
        let hasProperty = found.contains { if case .property = $0.member.kind { true } else { false } }
        guard !hasProperty, !isCallee || found.isEmpty, let id = type.id else { return nil }
        let (controller, view): (String, String)
        switch name {
        case "tableView": (controller, view) = ("UITableViewController", "UITableView")
        default: (controller, view) = ("UICollectionViewController", "UICollectionView")
        }
        guard let owner = table.chain(of: id).types.first(where: { table[$0].name == controller }) else {
            return nil
        }
        let viewType = table.type(named: view).map { SwiftType.nominal($0, []) } ?? .unknown
        return .one(.view(ViewID(place: .property(owner, name), holder: atom.holder), viewType))
    }
}

extension Value {
    /// Whether it is no plain view or closed value that every subclass shares.
    fileprivate var isOverridable: Bool {
        !atoms.contains { if case .view = $0 { true } else { false } }
    }
}
