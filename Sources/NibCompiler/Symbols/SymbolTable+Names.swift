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
        for element in facts.types { visitBodies(of: element, use) }
        for element in facts.functions { visitBodies(of: element, use) }
        for element in facts.properties { visitBodies(of: element, use) }
        use(facts.statements)
    }

    func visitBodies(of type: TypeDeclaration, _ use: ([Statement]) -> Void) {
        for element in type.properties { visitBodies(of: element, use) }
        for element in type.functions { visitBodies(of: element, use) }
        for element in type.types { visitBodies(of: element, use) }
        for raw in type.cases.compactMap(\.rawValue) { use([.expression(raw)]) }
    }

    private func visitBodies(of property: PropertyDeclaration, _ use: ([Statement]) -> Void) {
        if let value = property.value { use([.expression(value)]) }
        use((property.getter ?? []) + property.observers)
    }

    private func visitBodies(of function: FunctionDeclaration, _ use: ([Statement]) -> Void) {
        use(function.body ?? [])
        for parameter in function.parameters {
            if let value = parameter.defaultValue { use([.expression(value)]) }
        }
    }

    /// The project's own classes of table and collection views.
    var viewClasses: [TypeSymbol] {
        types.filter { type in
            type.kind == .class && !type.declarations.isEmpty
                && ["UITableView", "UICollectionView"].contains { descends(type.id, fromUIKit: $0) ?? false }
        }
    }
}
