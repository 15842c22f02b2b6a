import InterfaceBuilder

extension SymbolTable {
    /// Every name that stands in an expression of the files that were read in full.
    func mentionedNames() -> Set<String> {
        var names: Set<String> = []
        visitBodies { body in
            SyntaxWalk.visit(body, { _ in }) { expression in
                switch expression.kind {
                case .name(let name): names.insert(name)
                case .member(_, let name): names.insert(name.value)
                case .type(let type): if let name = type.name { names.insert(name) }
                default: break
                }
            }
        }
        return names
    }

    /// Every body of code in the files that were read in full, initial and raw values among them.
    func visitBodies(_ use: ([Statement]) -> Void) {
        for facts in files.compactMap(\.self) { visitBodies(of: facts, use) }
    }

    func visitBodies(of facts: SourceFacts, _ use: ([Statement]) -> Void) {
        func visit(_ property: PropertyDeclaration) {
            if let value = property.value { use([.expression(value)]) }
            use((property.getter ?? []) + property.observers)
        }
        func visit(_ function: FunctionDeclaration) {
            use(function.body ?? [])
            for parameter in function.parameters {
                if let value = parameter.defaultValue { use([.expression(value)]) }
            }
        }
        func visit(_ type: TypeDeclaration) {
            for element in type.properties { visit(element) }
            for element in type.functions { visit(element) }
            for element in type.types { visit(element) }
            for raw in type.cases.compactMap(\.rawValue) { use([.expression(raw)]) }
        }
        for element in facts.types { visit(element) }
        for element in facts.functions { visit(element) }
        for element in facts.properties { visit(element) }
        use(facts.statements)
    }

    /// The project's own classes of table and collection views.
    var viewClasses: [TypeSymbol] {
        types.filter { type in
            type.kind == .class && !type.declarations.isEmpty
                && ["UITableView", "UICollectionView"].contains { descends(type.id, fromUIKit: $0) ?? false }
        }
    }
}
