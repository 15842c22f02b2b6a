import InterfaceBuilder

/// The outlets of a class that is made without its nib.
struct OutletUse {
    let index: ClassIndex
    private let uses: MemberUses

    init(index: ClassIndex) {
        self.index = index
        uses = MemberUses(index.table)
    }

    struct Finding {
        /// The first outlet, an implicitly unwrapped one if there is one.
        var outlet: SourceRange?
        /// Whether an access traps.
        var traps: Bool
    }

    private var table: SymbolTable { index.table }

    /// Nil where the classes have no outlets, or something may set them.
    func finding(in chain: [TypeID]) -> Finding? {
        let own = index.own(chain)
        guard !hasOpenProtocol(own), own.allSatisfy(index.isDeclaredOnce),
            !own.contains(where: index.table.mayHaveMacroMembers)
        else { return nil }
        var outlets: [(property: PropertyDeclaration, file: Int)] = []
        for type in own {
            for member in table[type].members.values.joined() {
                guard case .property(let property) = member.kind,
                    property.isOutlet || property.isOutletCollection
                else { continue }
                // A computed one, one with a value: something else than a nib sets it.
                guard property.getter == nil, !property.isLazy else { continue }
                if property.value == nil { outlets.append((property, member.file)) }
            }
        }
        guard !outlets.isEmpty else { return nil }
        let names = Set(outlets.map(\.property.name.value))
        guard !maySet(names, own) else { return nil }
        outlets.sort { ($0.file, $0.property.range.start) < ($1.file, $1.property.range.start) }
        guard uses.assigned.isDisjoint(with: names), uses.assignedByKey.isDisjoint(with: names) else {
            return nil
        }
        let trapping = outlets.first {
            index.isImplicitlyUnwrapped($0.property, $0.file)
                && uses.unwrapped.contains($0.property.name.value)
        }
        let first = trapping ?? outlets[0]
        return Finding(outlet: index.place(first.property.name.range, in: first.file), traps: trapping != nil)
    }

    /// Whether code of the classes sets an outlet or loads a nib, or calls something from an initialiser that
    /// may do so.
    private func maySet(_ names: Set<String>, _ own: [TypeID]) -> Bool {
        let known = CallableNames(index: index, own: own)
        for type in own {
            for declared in table[type].declarations + table[type].extensions {
                let declaration = declared.declaration
                // Only a nib calls it.
                var bodies = declaration.functions.filter { $0.signature != "awakeFromNib()" }
                    .map { ($0.body ?? [], $0.name.value.hasPrefix("init")) }
                for property in declaration.properties {
                    bodies.append(((property.getter ?? []) + property.observers, false))
                    if let value = property.value { bodies.append(([.expression(value)], false)) }
                }
                for (body, isInitializer) in bodies where sets(names, body, isInitializer ? known : nil) {
                    return true
                }
            }
        }
        return false
    }

    private func sets(_ names: Set<String>, _ body: [Statement], _ known: CallableNames?) -> Bool {
        var result = false
        SyntaxWalk.visit(
            body,
            { statement in
                guard case .assign(let target, _) = statement else { return }
                if target.isSettingOwn(names) { result = true }
            },
            { expression in
                switch expression.kind {
                case .call(let callee, _):
                    if let name = callee.calledName,
                        name.lowercased().contains("nib") || name == "instantiate"
                    {
                        result = true
                    }
                    if let known, let name = callee.ownName, !known.contains(name) { result = true }
                case .name(let name) where name == "UINib": result = true
                // Handed over to be set; written by a key path.
                case .prefix("&", let target): if target.isSettingOwn(names) { result = true }
                case .keyPath(let path): if path.last.map(names.contains) ?? false { result = true }
                default: break
                }
            })
        return result
    }

    private func hasOpenProtocol(_ own: [TypeID]) -> Bool {
        guard let first = own.first else { return true }
        return table.supertypes(of: first).contains { type in
            table[type].kind == .external && UIKitHierarchy.superclass(of: table[type].name) == nil
                && !UIKitHierarchy.isSystemProtocol(table[type].name)
        }
    }
}

extension Expression {
    /// Whether assigning to it sets a property of the object itself that has one of the names, alone or among others.
    fileprivate func isSettingOwn(_ names: Set<String>) -> Bool {
        switch kind {
        case .name(let name): names.contains(name) || names.contains(String(name.dropFirst()))
        case .member(let base?, let member):
            if case .name("self") = base.kind { names.contains(member.value) } else { false }
        case .tuple(let parts): parts.contains { $0.value.isSettingOwn(names) }
        default: false
        }
    }

    /// The last name of what is called.
    var calledName: String? {
        switch kind {
        case .name(let name): name
        case .member(_, let member): member.value
        case .specialized(let base, _), .unwrapped(let base): base.calledName
        default: nil
        }
    }

    /// The name of what is called on the object itself: `setUp`, `self.setUp`.
    var ownName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base?, let member):
            if case .name("self") = base.kind { member.value } else { nil }
        default: nil
        }
    }
}
