import InterfaceBuilder

extension SymbolTable {
    /// Every name that stands in an expression of the files that were read in full.
    func mentionedNames() -> Set<String> {
        var names: Set<String> = []
        let note = { (expression: Expression) in
            switch expression.kind {
            case .name(let name): names.insert(name)
            case .member(_, let name): names.insert(name.value)
            case .type(let type): if let name = type.name { names.insert(name) }
            default: break
            }
        }
        func visit(_ property: PropertyDeclaration) {
            if let value = property.value { SyntaxWalk.visit(value, { _ in }, note) }
            SyntaxWalk.visit((property.getter ?? []) + property.observers, { _ in }, note)
        }
        func visit(_ function: FunctionDeclaration) {
            SyntaxWalk.visit(function.body ?? [], { _ in }, note)
            for parameter in function.parameters {
                if let value = parameter.defaultValue { SyntaxWalk.visit(value, { _ in }, note) }
            }
        }
        func visit(_ type: TypeDeclaration) {
            for element in type.properties { visit(element) }
            for element in type.functions { visit(element) }
            for element in type.types { visit(element) }
        }
        for facts in files.compactMap(\.self) {
            for element in facts.types { visit(element) }
            for element in facts.functions { visit(element) }
            for element in facts.properties { visit(element) }
            SyntaxWalk.visit(facts.statements, { _ in }, note)
        }
        return names
    }
}

extension SymbolTable {
    /// Macros of Objective-C whose text registers something.
    var registeringMacros: [String] { files.compactMap(\.self).flatMap(\.registeringMacros) }
}
