import InterfaceBuilder

extension SymbolTable {
    /// Resolves what every declaration inherits: superclasses, protocols, and the way back.
    mutating func linkInheritance(_ outlines: [Outline?]) {
        for number in types.indices {
            let id = TypeID(number: number)
            for declared in types[number].declarations {
                link(id, declared.declaration.inherited, isDeclaration: true, declared.file)
            }
            for declared in types[number].extensions {
                link(id, declared.declaration.inherited, isDeclaration: false, declared.file)
            }
        }
        for (file, facts) in files.enumerated() where facts == nil {
            for type in outlines[file]?.types ?? [] {
                guard let id = self.type(named: type.name) else { continue }
                link(
                    id,
                    type.inherited.map {
                        TypeReference(.named($0.split(separator: ".").map(String.init), []), .fileStart)
                    },
                    isDeclaration: type.kind != .extension, file)
            }
        }
    }

    private mutating func link(_ id: TypeID, _ inherited: [TypeReference], isDeclaration: Bool, _ file: Int) {
        for (position, reference) in inherited.enumerated() {
            for part in parts(of: reference) { link(id, part, isFirst: isDeclaration && position == 0, file) }
        }
    }

    /// The types that one reference stands for: `P & Q` and aliases for it are two.
    func parts(of reference: TypeReference, depth: Int = 0) -> [TypeReference] {
        if case .composition(let parts) = reference.kind {
            return parts.flatMap { self.parts(of: $0, depth: depth) }
        }
        guard depth < 8, let name = reference.name, type(named: name) == nil,
            let target = target(ofAlias: name)
        else { return [reference] }
        return parts(of: target, depth: depth + 1)
    }

    private mutating func link(_ id: TypeID, _ reference: TypeReference, isFirst: Bool, _ file: Int) {
        guard let name = reference.name, name != self[id].name else { return }
        let isClass = self[id].kind == .class
        if isClass, isFirst, type(named: name) == nil, let dot = name.firstIndex(of: "."),
            files[file]?.imports.contains(String(name[..<dot])) ?? false
        {
            // `Module.Class`, where the sources may have a class of that name as well.
            if case .none = self[id].superclass { self[id].superclass = .unknown(name) }
            return
        }
        let resolved = resolveInherited(name, around: self[id].key, file)
        if resolved == nil || self[resolved ?? id].kind == .external {
            let isKnownClass = UIKitHierarchy.superclass(of: name) != nil
            if isClass, isFirst, !isKnownClass, !UIKitHierarchy.isProtocol(name) {
                if case .none = self[id].superclass { self[id].superclass = .unknown(name) }
                return
            }
            guard isKnownClass || resolved != nil else {
                connect(id, protocol: externalSymbol(name))
                return
            }
        }
        let parent = resolved ?? externalSymbol(name)
        switch self[parent].kind {
        case .class,
            .external where UIKitHierarchy.superclass(of: name) != nil:
            guard isClass || self[id].kind == .external else { return connect(id, protocol: parent) }
            guard case .none = self[id].superclass, !isAncestor(id, of: parent) else { return }
            var arguments: [TypeReference] = []
            if case .named(_, let given) = reference.kind { arguments = given }
            self[id].superclass = .type(parent, arguments)
            self[parent].subtypes.append(id)
        default:
            connect(id, protocol: parent)
        }
    }

    private mutating func connect(_ id: TypeID, protocol parent: TypeID) {
        guard id != parent, !self[id].protocols.contains(parent) else { return }
        self[id].protocols.append(parent)
        self[parent].subtypes.append(id)
    }

    private func isAncestor(_ id: TypeID, of other: TypeID) -> Bool {
        var current: TypeID? = other
        while let type = current {
            if type == id { return true }
            if case .type(let parent, _) = self[type].superclass { current = parent } else { current = nil }
        }
        return false
    }

    /// An inherited name, looked up in the types around the declaration and then at the top.
    private func resolveInherited(_ name: String, around declaration: String, _ file: Int) -> TypeID? {
        var scope = declaration.split(separator: ".").dropLast()
        while !scope.isEmpty {
            if let id = type(named: scope.joined(separator: ".") + "." + name) { return id }
            scope = scope.dropLast()
        }
        if let id = type(named: name, in: file) { return id }
        if let target = target(ofAlias: name)?.name { return type(named: target) }
        // `Module.Type`: the module's name is not known.
        if let dot = name.firstIndex(of: ".") { return type(named: String(name[name.index(after: dot)...])) }
        return nil
    }
}
