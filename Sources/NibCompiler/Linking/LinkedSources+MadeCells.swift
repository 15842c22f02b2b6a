import InterfaceBuilder

extension LinkedSources {
    /// Whether code may make a cell with the identifier: a table's queue may hold one then that nobody registered.
    func mayMakeCell(_ dequeue: LinkedDequeue, _ identifier: ReuseIdentifier) -> Bool {
        let near = Set(
            [dequeue.call.holder, dequeue.call.cast?.type.id].compactMap(\.self)
                .flatMap { [$0] + table.supertypes(of: $0) })
        return CodeBlock.all(of: table).contains { block in
            let isNear = block.owner.map(near.contains) ?? false
            var isMade = false
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(_, let arguments) = expression.kind else { return }
                for argument in arguments where argument.label == "reuseIdentifier" {
                    switch argument.value.kind {
                    case .null, .name("reuseIdentifier"): continue
                    case .string(let text):
                        if ReuseIdentifier(text) == identifier { isMade = true }
                    default: if isNear { isMade = true }
                    }
                }
            }
            return isMade
        }
    }
}
