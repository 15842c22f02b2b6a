import InterfaceBuilder

/// A body of code of the sources, with the type that it stands in: of a function, a getter, observers, or the
/// initial value of a property.
struct CodeBlock {
    var file: Int
    /// The type whose declaration or extension the code stands in.
    var owner: TypeID?
    var function: FunctionDeclaration?
    var property: PropertyDeclaration?
    var statements: [Statement]

    /// Every block of the files that were read in full, in an order that the files decide.
    static func all(of table: SymbolTable) -> [CodeBlock] {
        var result: [CodeBlock] = []
        for (number, facts) in table.files.enumerated() {
            guard let facts else { continue }
            for function in facts.functions { add(function, number, nil, to: &result) }
            for property in facts.properties { add(property, number, nil, to: &result) }
            if !facts.statements.isEmpty {
                result.append(CodeBlock(file: number, statements: facts.statements))
            }
        }
        for type in table.types {
            for declared in type.declarations + type.extensions {
                for function in declared.declaration.functions { add(function, declared.file, type.id, to: &result) }
                for property in declared.declaration.properties { add(property, declared.file, type.id, to: &result) }
            }
        }
        return result
    }

    private static func add(
        _ function: FunctionDeclaration, _ file: Int, _ owner: TypeID?, to result: inout [CodeBlock]
    ) {
        guard let body = function.body, !function.isUnavailable else { return }
        result.append(CodeBlock(file: file, owner: owner, function: function, statements: body))
    }

    private static func add(
        _ property: PropertyDeclaration, _ file: Int, _ owner: TypeID?, to result: inout [CodeBlock]
    ) {
        var statements = property.getter ?? []
        statements += property.observers
        if let value = property.value { statements.append(.expression(value)) }
        guard !statements.isEmpty else { return }
        result.append(CodeBlock(file: file, owner: owner, property: property, statements: statements))
    }
}

extension SymbolTable {
    /// A place in a file that was read in full.
    func range(_ place: CodePlace) -> SourceRange? { range(place.range, in: place.file) }

    func range(_ range: ByteRange, in file: Int) -> SourceRange? {
        files[file].map { SourceRange($0.file, range) }
    }
}
