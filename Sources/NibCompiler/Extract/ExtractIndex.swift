import InterfaceBuilder

/// What extraction asks of the code's text, found by one walk over all methods.
struct ExtractIndex {
    /// The cases of a section enum that calls stand in, by the name that is called.
    private(set) var sections: [CodePlace: (type: TypeID, cases: [String])] = [:]
    /// Boundary items, by their `elementKind` argument.
    private(set) var boundaryItems: [CodePlace: BoundaryItem] = [:]
    /// What is called to make diffable data sources, by the view that they are made for.
    private(set) var dataSources: [CodePlace: Expression] = [:]

    struct BoundaryItem {
        var arguments: [Expression.Argument]
        /// The local names of the function.
        var locals: [String: Expression]
    }

    init(_ table: SymbolTable) {
        for symbol in table.types {
            for declared in symbol.declarations + symbol.extensions {
                for function in declared.declaration.functions {
                    add(function.body ?? [], symbol.id, declared.file, table)
                }
                for property in declared.declaration.properties {
                    let value = property.value.map { [Statement.expression($0)] } ?? []
                    add(value + (property.getter ?? []) + property.observers, symbol.id, declared.file, table)
                }
            }
        }
    }

    private mutating func add(_ body: [Statement], _ owner: TypeID, _ file: Int, _ table: SymbolTable) {
        guard !body.isEmpty else { return }
        for found in SectionSwitch.all(in: body, of: owner, file, table) {
            for (cases, statements) in found.bodies {
                SyntaxWalk.visit(statements) { _ in
                } _: { expression in
                    guard case .call(let callee, _) = expression.kind, let name = ReuseCall.baseName(callee)
                    else { return }
                    sections[CodePlace(file: file, range: name.range)] = (found.type, cases)
                }
            }
        }
        var items: [(kind: Expression, arguments: [Expression.Argument])] = []
        SyntaxWalk.visit(body) { _ in
        } _: { expression in
            guard case .call(let callee, let arguments) = expression.kind,
                let name = ReuseCall.baseName(callee)?.value, let first = arguments.first
            else { return }
            let labels = arguments.map(\.label)
            if SupplementaryItemCall.isMade(by: callee, labels), labels.contains("alignment"),
                let kind = arguments.first(where: { $0.label == "elementKind" })
            {
                items.append((kind.value, arguments))
            } else if name.hasSuffix("DataSource"),
                first.label == "collectionView" || first.label == "tableView"
            {
                dataSources[CodePlace(file: file, range: first.value.range)] = callee
            }
        }
        guard !items.isEmpty else { return }
        var locals: [String: Expression] = [:]
        for property in SyntaxWalk.declarations(in: body) { locals[property.name.value] = property.value }
        for item in items {
            boundaryItems[CodePlace(file: file, range: item.kind.range)] = BoundaryItem(
                arguments: item.arguments, locals: locals)
        }
    }
}
