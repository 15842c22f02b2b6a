import InterfaceBuilder

extension LayoutModel {
    /// The code of the one function or constant that a name in a block leads to: of the object itself, of a type that
    /// is named, or of no type.
    func block(named callee: Expression, in code: StraightCode) -> CodeBlock? {
        let block = code.block
        let name: String
        var owner = block.owner
        switch callee.kind {
        case .name(let own):
            name = Evaluator.baseName(own) ?? own
            if let function = code.functions[name] {
                return CodeBlock(
                    file: block.file, owner: owner, function: function, statements: function.body ?? [])
            }
            guard !code.isLocal(name) else { return nil }
        case .member(let base?, let member):
            name = Evaluator.baseName(member.value) ?? member.value
            guard let path = base.nameComponents else { return nil }
            if path != ["self"], path != ["Self"] {
                guard let type = names.type(path, in: block.owner) else { return nil }
                owner = type
            }
        default: return nil
        }
        var found: [Member] = []
        if let owner {
            let types = related(to: owner)
            guard types.allSatisfy({ table[$0].outlined[name] == nil && !table[$0].hasUnreadParts }) else {
                return nil
            }
            found = types.flatMap { table[$0].members[name] ?? [] }
        }
        if found.isEmpty, case .name = callee.kind {
            guard table.outlinedGlobals[name] == nil else { return nil }
            owner = nil
            found = table.globals[name] ?? []
        }
        guard found.count == 1 else { return nil }
        switch found[0].kind {
        case .function(let function):
            guard let body = function.body, !function.isUnavailable else { return nil }
            let place = table.places[ObjectIdentifier(function)]
            return CodeBlock(
                file: found[0].file, owner: place?.owner ?? owner, function: function, statements: body)
        case .property(let property):
            if let getter = property.getter {
                return CodeBlock(
                    file: found[0].file, owner: owner, property: property, statements: getter)
            }
            guard property.isConstant, let value = property.value else { return nil }
            return CodeBlock(
                file: found[0].file, owner: owner, property: property, statements: [.expression(value)])
        default: return nil
        }
    }
}
