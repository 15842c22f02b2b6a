import InterfaceBuilder

extension EffectWalk {
    /// Whether a call is of functions of the project that only ask the views they are given for UIKit's own members,
    /// of which none registers: `style(tableView)`, generated code's `configure(_:)`.
    func asksUIKitOnly(
        _ callee: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Bool {
        let handed = arguments.indices.filter { relevance.isNamedView(arguments[$0].value) }
        guard !handed.isEmpty else { return false }
        let value = evaluator.calleeValue(callee, environment)
        guard value.unknown == nil, !value.isOpen, !value.atoms.isEmpty else { return false }
        return value.atoms.allSatisfy { atom in
            guard case .function(let functions, let bound) = atom else { return false }
            let given = evaluator.evaluated(arguments, environment, for: functions, bound)
            let called = evaluator.called(functions, given)
            return !called.isEmpty
                && called.allSatisfy { function in
                    !isReplaced(function, bound) && !relevance.contains(function)
                        && asksUIKitOnly(function, arguments.map(\.label), handed)
                }
        }
    }

    /// Whether a subclass may have another function in its place.
    private func isReplaced(_ function: FunctionDeclaration, _ bound: BoundMember) -> Bool {
        guard let owner = bound.owner else { return false }
        if table[owner].kind == .protocol || table[owner].isAmbiguous { return true }
        return table.descendants(of: owner).contains { heir in
            table[heir].members[function.name.value] != nil || table[heir].hasUnreadParts
                || table[heir].outlined[function.name.value] != nil
        }
    }

    /// Whether the function does nothing with the parameters for these arguments but ask for members.
    private func asksUIKitOnly(
        _ function: FunctionDeclaration, _ labels: [String?], _ handed: [Int]
    ) -> Bool {
        guard let body = function.body, let assigned = CallMatch.assign(labels, to: function) else {
            return false
        }
        let parameters = zip(function.parameters, assigned).filter { _, position in
            position.map(handed.contains) ?? false
        }.map(\.0)
        guard parameters.count == handed.count,
            parameters.allSatisfy({ ["UITableView", "UICollectionView"].contains($0.type.unwrapped.name) })
        else { return false }
        let names = Set(parameters.map(\.name))
        var asked: Set<ObjectIdentifier> = []
        var isClear = true
        SyntaxWalk.visit(body) { _ in
        } _: { expression in
            switch expression.kind {
            case .call(let callee, _):
                guard case .member(let base?, let name) = callee.kind, case .name(let own) = base.kind,
                    names.contains(own)
                else { return }
                if !ViewMethods.isKnown(name.value) { isClear = false }
            case .member(let base?, let name):
                guard case .name(let own) = base.kind, names.contains(own) else { return }
                asked.insert(ObjectIdentifier(base))
                if name.value == "self" || Relevance.settings.contains(name.value)
                    || addedMembers.contains(name.value)
                {
                    isClear = false
                }
            case .name(let own) where names.contains(own):
                if !asked.contains(ObjectIdentifier(expression)) { isClear = false }
            default: return
            }
        }
        return isClear
    }
}
