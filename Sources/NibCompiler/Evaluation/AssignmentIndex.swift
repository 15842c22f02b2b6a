import InterfaceBuilder

/// Every assignment to a property, by the property's name.
struct AssignmentIndex {
    private var byName: [String: [Assignment]] = [:]

    struct Assignment {
        var value: Expression
        var file: Int
        var owner: TypeID?
        var function: FunctionDeclaration?
        /// The local declarations of the function, wherever they stand.
        var locals: [PropertyDeclaration]
        /// Whether the property is one of `self`.
        var isOwn: Bool

        /// Whether the property may be one of the type: assignments through `self` only reach types that are
        /// related.
        func isOf(_ type: TypeID?, _ table: SymbolTable) -> Bool {
            guard isOwn, let type, let owner else { return true }
            return table.areRelated(type, owner)
        }
    }

    init(_ table: SymbolTable) {
        for (file, facts) in table.files.enumerated() {
            guard let facts else { continue }
            for function in facts.functions { add(function, nil, file) }
            for type in facts.types { add(type, type.name.value, table, file) }
        }
    }

    subscript(name: String) -> [Assignment] { byName[name] ?? [] }

    private mutating func add(_ type: TypeDeclaration, _ name: String, _ table: SymbolTable, _ file: Int) {
        let owner = table.type(named: name, in: file)
        for function in type.functions { add(function, owner, file) }
        for property in type.properties {
            add((property.getter ?? []) + property.observers, nil, owner, file)
            if let value = property.value {
                SyntaxWalk.closures(in: value) { add($0.body, nil, owner, file) }
            }
        }
        let key = owner.map { table[$0].key } ?? name
        for nested in type.types { add(nested, "\(key).\(nested.name.value)", table, file) }
    }

    private mutating func add(_ function: FunctionDeclaration, _ owner: TypeID?, _ file: Int) {
        add(function.body ?? [], function, owner, file)
    }

    private mutating func add(
        _ body: [Statement], _ function: FunctionDeclaration?, _ owner: TypeID?, _ file: Int
    ) {
        var locals: [PropertyDeclaration]?
        SyntaxWalk.assignments(in: body) { target, value in
            let name: String
            let isOwn: Bool
            switch target.kind {
            case .name(let plain): (name, isOwn) = (plain, true)
            case .member(let base?, let member):
                name = member.value
                if case .name("self") = base.kind { isOwn = true } else { isOwn = false }
            default: return
            }
            if locals == nil { locals = SyntaxWalk.declarations(in: body) }
            byName[name, default: []].append(
                Assignment(
                    value: value, file: file, owner: owner, function: function, locals: locals ?? [],
                    isOwn: isOwn))
        }
    }
}
