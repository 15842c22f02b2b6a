import InterfaceBuilder

/// The names that a body of code binds to something of its own, which hide members of these names in it.
struct LocalNames {
    private var names: Set<String>

    init(of block: CodeBlock) {
        names = Set(block.function?.parameters.map(\.name) ?? [])
        var found: Set<String> = []
        SyntaxWalk.visit(block.statements) { statement in
            switch statement {
            case .declare(let properties): found.formUnion(properties.map(\.name.value))
            case .destructure(let pattern, _, _), .loop(let pattern, _, _, _): found.formUnion(pattern.names)
            case .if(let conditions, _, _), .guard(let conditions, _), .whileLoop(let conditions, _):
                for case .binding(let pattern, _) in conditions { found.formUnion(pattern.names) }
            case .switch(_, let cases): for item in cases { found.formUnion(item.patterns.flatMap(\.names)) }
            case .function(let function): found.formUnion(function.parameters.map(\.name))
            case .type(let type):
                for function in type.functions { found.formUnion(function.parameters.map(\.name)) }
                found.formUnion(type.properties.map(\.name.value))
            default: break
            }
        } _: { expression in
            if case .closure(let closure) = expression.kind {
                found.formUnion(closure.parameters.map(\.name))
            }
        }
        names.formUnion(found)
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
