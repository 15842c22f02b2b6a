import InterfaceBuilder

/// The cells that code makes with an identifier: a table's queue may hold one then that nobody registered.
struct MadeCells {
    private let table: SymbolTable
    private var identifiers: Set<ReuseIdentifier> = []
    /// The types whose code makes cells with identifiers that are not written there.
    private var owners: Set<TypeID> = []

    init(_ table: SymbolTable) {
        self.table = table
        for block in CodeBlock.all(of: table) {
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .call(_, let arguments) = expression.kind else { return }
                for argument in arguments where argument.label == "reuseIdentifier" {
                    switch argument.value.kind {
                    case .null, .name("reuseIdentifier"): continue
                    case .string(let text): identifiers.insert(ReuseIdentifier(text))
                    default: if let owner = block.owner { owners.insert(owner) }
                    }
                }
            }
        }
    }

    /// Whether one may be made with the identifier that is dequeued: anywhere, or with any identifier near the dequeue.
    func mayBe(for dequeue: LinkedDequeue, _ identifier: ReuseIdentifier) -> Bool {
        if identifiers.contains(identifier) { return true }
        return [dequeue.call.holder, dequeue.call.cast?.type.id].compactMap(\.self).contains { type in
            owners.contains(type) || !owners.isDisjoint(with: table.supertypes(of: type))
        }
    }
}
