import InterfaceBuilder

/// The names of variables and properties that a data source is kept under.
struct DataSourceNames {
    /// Nil where none was found, or where a function hands it out to who knows whom.
    let names: Set<String>?

    init(model: LayoutModel, creation: Expression, block: CodeBlock) {
        var names: Set<String> = []
        var isReturned = false
        Self.collect(block.statements, creation, &names, &isReturned)
        if let property = block.property, property.getter == nil { names.insert(property.name.value) }
        // `let source = …; return source`, or returned at once.
        if let function = block.function, function.name.value != "init", function.result != nil {
            SyntaxWalk.visit(block.statements) { statement in
                guard case .return(let value?, _) = statement else { return }
                if value.range == creation.range { isReturned = true }
                if case .name(let name) = value.kind, names.contains(name) { isReturned = true }
            } _: { _ in }
            if function.result != nil, block.statements.count == 1 { isReturned = true }
            if isReturned {
                guard let owner = block.owner else {
                    self.names = nil
                    return
                }
                var found: Set<String> = []
                for related in model.related(to: owner).flatMap(model.blocks(of:)) {
                    Self.collectCalls(related, function.name.value, &found)
                }
                if found.isEmpty {
                    self.names = nil
                    return
                }
                names.formUnion(found)
            }
        }
        self.names = names.isEmpty ? nil : names
    }

    private static func collect(
        _ statements: [Statement], _ creation: Expression, _ names: inout Set<String>, _ isReturned: inout Bool
    ) {
        SyntaxWalk.visit(statements) { statement in
            switch statement {
            case .declare(let properties):
                for property in properties where property.value?.range == creation.range { names.insert(property.name.value) }
            case .assign(let target, let value) where value.range == creation.range:
                if let name = target.nameComponents?.last { names.insert(name) }
            default: break
            }
        } _: { _ in }
        // `dataSource = source` after `let source = …`.
        for _ in 0..<2 {
            SyntaxWalk.assignments(in: statements) { target, value in
                if case .name(let name) = value.kind, names.contains(name), let held = target.nameComponents?.last {
                    names.insert(held)
                }
            }
        }
    }

    private static func collectCalls(_ block: CodeBlock, _ function: String, _ names: inout Set<String>) {
        func isCall(_ value: Expression) -> Bool {
            guard case .call(let callee, _) = value.kind else { return false }
            return callee.nameComponents?.last == function
        }
        if let property = block.property, let value = property.value, isCall(value) { names.insert(property.name.value) }
        SyntaxWalk.visit(block.statements) { statement in
            switch statement {
            case .declare(let properties):
                for property in properties { if let value = property.value, isCall(value) { names.insert(property.name.value) } }
            case .assign(let target, let value) where isCall(value):
                if let name = target.nameComponents?.last { names.insert(name) }
            default: break
            }
        } _: { _ in }
    }
}
