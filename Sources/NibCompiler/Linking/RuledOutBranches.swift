import InterfaceBuilder

/// Branches that no object of a class which the sources make can reach: they ask a stored property for a value that
/// neither the class nor any visible call of its initialisers gives it.
final class RuledOutBranches {
    private let table: SymbolTable
    private lazy var values = StoredConstants(table)

    init(_ table: SymbolTable) { self.table = table }

    /// Whether the call, or one that leads to it, stands in such a branch.
    func isRuledOut(_ call: SourceDequeue) -> Bool {
        ([call.place] + call.trace.map(\.call)).contains { place in
            bodies(around: place).contains { body in
                EnclosingBranches.around(place.range, in: body.statements).contains { isNeverTaken($0, body) }
            }
        }
    }

    private struct Body {
        var owner: TypeID
        var statements: [Statement]
        /// The names of parameters and local variables, which hide properties.
        var locals: Set<String>
    }

    /// The bodies of code that the place stands in.
    private func bodies(around place: CodePlace) -> [Body] {
        var result: [Body] = []
        func add(_ statements: [Statement], _ parameters: [String], _ owner: TypeID) {
            let locals = SyntaxWalk.declarations(in: statements).map(\.name.value)
            result.append(
                Body(owner: owner, statements: statements, locals: Set(parameters).union(locals)))
        }
        for type in table.types {
            for declared in type.declarations + type.extensions where declared.file == place.file {
                for function in declared.declaration.functions where function.range.contains(place.range) {
                    add(function.body ?? [], function.parameters.map(\.name), type.id)
                }
                for property in declared.declaration.properties where property.range.contains(place.range) {
                    let value = property.value.map { [Statement.expression($0)] } ?? []
                    add((property.getter ?? []) + property.observers + value, [], type.id)
                }
            }
        }
        return result
    }

    private func isNeverTaken(_ branch: EnclosingBranches.Branch, _ body: Body) -> Bool {
        switch branch {
        case .conditions(let conditions, isMet: true): conditions.contains { truth($0, body) == false }
        case .conditions(let conditions, isMet: false):
            !conditions.isEmpty && conditions.allSatisfy { truth($0, body) == true }
        case .value(let condition, let isMet): truth(condition, body) == !isMet
        case .cases(let subject, let names): areCases(of: subject, body) { !names.contains($0) }
        case .otherCases(let subject, let names): areCases(of: subject, body, where: names.contains)
        }
    }

    /// Whether all that a property may be are cases of which something holds.
    private func areCases(of subject: Expression, _ body: Body, where isMet: (String) -> Bool) -> Bool {
        constants(of: subject, body)?.allSatisfy { value in
            if case .enumCase(let name) = value { isMet(name) } else { false }
        } ?? false
    }

    // MARK: Conditions

    private func truth(_ condition: Statement.Condition, _ body: Body) -> Bool? {
        switch condition {
        case .boolean(let value): truth(value, body)
        case .binding(let pattern, let value):
            switch pattern {
            case .enumCase(_, let name, let patterns):
                value.flatMap { constants(of: $0, body) }.flatMap { values in
                    let isSame = values.map { $0 == .enumCase(name.value) }
                    if !isSame.contains(true) { return false }
                    return patterns.isEmpty && !isSame.contains(false) ? true : nil
                }
            default: nil
            }
        case .availability: nil
        }
    }

    /// Whether all values make the condition true, or all make it false; nil otherwise.
    private func truth(_ condition: Expression, _ body: Body) -> Bool? {
        switch condition.kind {
        case .prefix("!", let inner): return truth(inner, body).map { !$0 }
        case .tuple(let parts) where parts.count == 1: return truth(parts[0].value, body)
        case .binary("&&", let left, let right):
            let both = [truth(left, body), truth(right, body)]
            return both.contains(false) ? false : (both == [true, true] ? true : nil)
        case .binary("||", let left, let right):
            let both = [truth(left, body), truth(right, body)]
            return both.contains(true) ? true : (both == [false, false] ? false : nil)
        case .binary("==", let left, let right): return isEqual(left, right, body)
        case .binary("!=", let left, let right): return isEqual(left, right, body).map { !$0 }
        case .name, .member:
            guard let values = constants(of: condition, body) else { return nil }
            if values == [.bool(true)] { return true }
            return values == [.bool(false)] ? false : nil
        default: return nil
        }
    }

    private func isEqual(_ left: Expression, _ right: Expression, _ body: Body) -> Bool? {
        for (subject, other) in [(left, right), (right, left)] {
            guard let wanted = StoredConstant(other), let values = constants(of: subject, body) else {
                continue
            }
            if !values.contains(wanted) { return false }
            return values.count == 1 ? true : nil
        }
        return nil
    }

    /// What a property of `self` may be; nil for anything else, and where it may be something else.
    private func constants(of subject: Expression, _ body: Body) -> Set<StoredConstant>? {
        let name: String
        switch subject.kind {
        case .name(let own):
            if body.locals.contains(own) { return nil }
            name = own
        case .member(let base?, let own):
            guard case .name("self") = base.kind else { return nil }
            name = own.value
        default: return nil
        }
        return values.values(of: name, in: body.owner)
    }
}
