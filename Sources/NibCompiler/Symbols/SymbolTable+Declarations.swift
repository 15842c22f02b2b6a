import InterfaceBuilder

extension SymbolTable {
    mutating func declare(_ facts: SourceFacts, _ file: Int) {
        for type in facts.types where type.kind != .extension {
            let isPrivate = type.access == .private || type.access == .fileprivate
            declare(
                type, name: type.name.value,
                key: isPrivate ? Self.key(type.name.value, file) : type.name.value, file)
        }
        for function in facts.functions {
            addGlobal(function.name.value, .function(function), file)
            place(function, file, nil)
        }
        for property in facts.properties { addGlobal(property.name.value, .property(property), file) }
        for alias in facts.aliases { addGlobal(alias.name, .alias(alias), file) }
    }

    private mutating func declare(_ type: TypeDeclaration, name: String, key: String, _ file: Int) {
        let id = symbol(name, key: key, TypeSymbol.Kind(type.kind))
        self[id].kind = TypeSymbol.Kind(type.kind)
        if self[id].generics.isEmpty { self[id].generics = type.generics }
        self[id].declarations.append(Declared(declaration: type, file: file))
        addMembers(of: type, to: id, file)
        if let objectiveCName = type.objectiveCName, typesByName[objectiveCName] == nil {
            nameAlso(objectiveCName, id)
        }
    }

    mutating func declare(_ outline: Outline, _ file: Int) {
        for type in outline.types where type.kind != .extension {
            let id = symbol(type.name, TypeSymbol.Kind(type.kind))
            if self[id].kind == .external { self[id].kind = TypeSymbol.Kind(type.kind) }
            addOutlined(type, to: id, file)
        }
        for name in outline.globals { addOutlinedGlobal(name, file) }
    }

    mutating func extend(_ facts: SourceFacts, _ file: Int) {
        for type in facts.types where type.kind == .extension {
            let id = extended(type.name.value, file)
            self[id].extensions.append(Declared(declaration: type, file: file))
            addMembers(of: type, to: id, file)
        }
    }

    mutating func extend(_ outline: Outline, _ file: Int) {
        for type in outline.types where type.kind == .extension {
            addOutlined(type, to: extended(type.name, file), file)
        }
    }

    /// The type that an extension extends: by its name, by an alias, else one of a library.
    private mutating func extended(_ name: String, _ file: Int) -> TypeID {
        if let id = type(named: name, in: file) { return id }
        if let target = target(ofAlias: name)?.name { return typesByName[target] ?? externalSymbol(target) }
        return externalSymbol(name)
    }

    private mutating func addOutlined(_ type: Outline.TypeEntry, to id: TypeID, _ file: Int) {
        self[id].outlineFiles.append(file)
        for name in type.members { self[id].outlined[name, default: []].append(file) }
    }

    private mutating func addMembers(of type: TypeDeclaration, to id: TypeID, _ file: Int) {
        func member(_ kind: Member.Kind) -> Member {
            Member(
                kind: kind, file: file, requirements: type.kind == .extension ? type.requirements : [])
        }
        for property in type.properties {
            self[id].members[property.name.value, default: []].append(member(.property(property)))
        }
        for function in type.functions {
            place(function, file, id)
            self[id].members[function.name.value, default: []].append(member(.function(function)))
        }
        for enumCase in type.cases {
            self[id].members[enumCase.name.value, default: []].append(member(.enumCase(enumCase)))
        }
        for alias in type.aliases {
            self[id].members[alias.name, default: []].append(member(.alias(alias)))
        }
        let (name, key) = (self[id].name, self[id].key)
        for nested in type.types {
            let nestedKey = "\(key).\(nested.name.value)"
            declare(nested, name: "\(name).\(nested.name.value)", key: nestedKey, file)
            if let nestedID = typesByName[nestedKey] {
                self[id].members[nested.name.value, default: []].append(member(.type(nestedID)))
            }
        }
    }
}

extension TypeSymbol.Kind {
    init(_ kind: TypeDeclaration.Kind) {
        switch kind {
        case .class, .actor: self = .class
        case .struct: self = .struct
        case .enum: self = .enum
        case .protocol: self = .protocol
        case .extension: self = .external
        }
    }
}
