import InterfaceBuilder

extension EffectWalk {
    /// Notes of the dequeues that a function makes for which subclasses of the holder they are none: those that
    /// override the function, or something that it asks of `self`.
    func noteOtherHolders(_ function: FunctionDeclaration, _ holder: TypeID?, from start: Int) {
        guard let holder, start < effects.dequeues.count, !table[holder].subtypes.isEmpty else { return }
        let root = ObjectIdentifier(function)
        let indices = effects.dequeues.indices[start...].filter { effects.dequeues[$0].root == root }
        guard !indices.isEmpty else { return }
        let names = evaluator.selfMembers
        let others = table.descendants(of: holder).filter { heir in
            names.contains { table[heir].members[$0] != nil } || overrides(function, heir)
        }
        for index in indices { effects.dequeues[index].otherHolders = Set(others) }
    }

    /// Whether objects of a class do something else in the function's place: the class, or one between it and the
    /// owner, has it anew.
    func isReplaced(_ function: FunctionDeclaration, for heir: TypeID, below owner: TypeID) -> Bool {
        table[owner].kind == .class
            && table.chain(of: heir).types.prefix { $0 != owner }.contains { overrides(function, $0) }
    }

    /// Whether a class has the function anew and does not call the one that it inherits.
    private func overrides(_ function: FunctionDeclaration, _ type: TypeID) -> Bool {
        (table[type].members[function.name.value] ?? []).contains { member in
            guard case .function(let other) = member.kind, other !== function, let body = other.body,
                other.parameters.map(\.label) == function.parameters.map(\.label)
            else { return false }
            var callsSuper = false
            SyntaxWalk.visit(
                body, { _ in },
                {
                    if case .member(let base?, let name) = $0.kind, name.value == function.name.value,
                        case .name("super") = base.kind
                    {
                        callsSuper = true
                    }
                })
            return !callsSuper
        }
    }
}
