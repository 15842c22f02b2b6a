import InterfaceBuilder

/// What becomes of nil that a dequeue without an index path gives.
enum NilFate {
    /// `!` or `as!`
    case forced
    /// Looked at, and the program ends.
    case trapped
    /// Returned: no view is shown.
    case passedOn
    /// Looked at, or not known.
    case handled

    var traps: Bool { self == .forced || self == .trapped }

    /// How messages go on that say that the dequeue gives nil.
    var consequence: String {
        switch self {
        case .forced: "the forced unwrapping traps"
        case .trapped: "the 'else' branch traps"
        case .passedOn, .handled: "no view is shown"
        }
    }
}

extension LinkedSources {
    /// What the code around a dequeue does with nil: at its place or, where a constant holds it, behind it.
    func nilFate(of dequeue: LinkedDequeue) -> NilFate {
        switch dequeue.call.nilHandling {
        case .forced:
            // A cast in Objective-C lets nil pass.
            let places = [dequeue.call.place] + dequeue.call.trace.map(\.call)
            return places.allSatisfy { table.files[$0.file]?.language == .swift } ? .forced : .handled
        case .passedOn: return .passedOn
        case .handled: break
        }
        guard let function = dequeue.call.function, let body = function.body else { return .handled }
        let owners = [table.places[ObjectIdentifier(function)]?.owner, dequeue.call.holder].compactMap(\.self)
        let search = NilFateSearch(
            place: dequeue.call.place.range,
            traps: TrapSearch(table: table, chain: owners.flatMap { table.chain(of: $0).types }))
        let fate = search.fate(in: body) ?? .handled
        // What a wrapper gives back, its caller looks at.
        return fate == .passedOn && !dequeue.call.trace.isEmpty ? .handled : fate
    }
}

/// Follows nil from a call to the end of the block that the call stands in.
private struct NilFateSearch {
    /// The name in the call.
    let place: ByteRange
    let traps: TrapSearch

    /// Nil where the call is not in there.
    func fate(in body: [Statement]) -> NilFate? {
        for (index, statement) in body.enumerated() {
            switch statement {
            case .declare(let properties):
                guard let property = properties.first(where: { $0.value.map(isCall) ?? false }) else { break }
                guard properties.count == 1, property.type == nil, property.getter == nil,
                    property.observers.isEmpty
                else { return .handled }
                return fate(of: property.name.value, in: body[(index + 1)...])
            case .guard(let conditions, let otherwise):
                if binds(conditions, isCall) { return fate(otherwise, of: nil) }
            case .if(let conditions, let then, let otherwise):
                if binds(conditions, isCall) { return traps.trap(in: otherwise) == nil ? .handled : .trapped }
                if let fate = fate(in: then) ?? fate(in: otherwise) { return fate }
            case .switch(_, let cases):
                for item in cases { if let fate = fate(in: item.body) { return fate } }
            case .block(let inner): if let fate = fate(in: inner) { return fate }
            case .conditional(let clauses):
                for clause in clauses { if let fate = fate(in: clause) { return fate } }
            default: break
            }
        }
        return nil
    }

    /// What becomes of nil in a variable, in the rest of its block.
    private func fate(of name: String, in rest: ArraySlice<Statement>) -> NilFate {
        func isName(_ expression: Expression) -> Bool {
            if case .name(name) = expression.kind { true } else { false }
        }
        // Where nothing else is done with it first.
        if case .guard(let conditions, let otherwise)? = rest.first, binds(conditions, isName) {
            return fate(otherwise, of: name)
        }
        guard case .return(let last?, _)? = rest.last, isName(last) else { return .handled }
        var uses = 0
        var isPassedOn = true
        // What runs only where there is a view is left out.
        let others = rest.flatMap { statement -> [Statement] in
            guard case .if(let conditions, _, let otherwise) = statement,
                binds(conditions, { isName($0.withoutConditionalCast) }), conditions.count == 1
            else { return [statement] }
            return otherwise
        }
        SyntaxWalk.visit(others) { statement in
            switch statement {
            case .return(let value?, _):
                if isName(value) {
                    uses -= 1
                } else if case .null = value.kind {
                    break
                } else {
                    isPassedOn = false
                }
            case .return(nil, _), .leave: isPassedOn = false
            case .if, .guard: if isRebound(name, statement) { isPassedOn = false }
            case .declare(let properties):
                if properties.contains(where: { $0.name.value == name }) { isPassedOn = false }
            default: break
            }
        } _: { expression in
            switch expression.kind {
            case .name(name): uses += 1
            case .member(let base?, _): if isName(base) { uses -= 1 }
            case .closure: isPassedOn = false
            default: break
            }
        }
        return isPassedOn && uses == 0 ? .passedOn : .handled
    }

    /// What an `else` branch makes of nil.
    private func fate(_ otherwise: [Statement], of name: String?) -> NilFate {
        if traps.trap(in: otherwise) != nil { return .trapped }
        guard otherwise.count == 1, case .return(let value?, _) = otherwise[0] else { return .handled }
        switch value.kind {
        case .null: return .passedOn
        case .name(let other): return other == name ? .passedOn : .handled
        default: return .handled
        }
    }

    private func isCall(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.withoutConditionalCast.kind else { return false }
        return ReuseCall.baseName(callee)?.range == place
    }

    /// Whether a condition is met only where there is a view.
    private func binds(_ conditions: [Statement.Condition], _ isValue: (Expression) -> Bool) -> Bool {
        conditions.contains { condition in
            guard case .binding(let pattern, let value) = condition else { return false }
            switch pattern {
            case .name(let name, _):
                return value.map { isValue($0.withoutConditionalCast) }
                    ?? isValue(Expression(.name(name.value), name.range))
            case .optional(.name): return value.map { isValue($0.withoutConditionalCast) } ?? false
            default: return false
            }
        }
    }

    private func isRebound(_ name: String, _ statement: Statement) -> Bool {
        switch statement {
        case .if(let conditions, _, _), .guard(let conditions, _):
            conditions.contains { condition in
                if case .binding(.name(let bound, _), _) = condition { bound.value == name } else { false }
            }
        default: false
        }
    }
}

extension Expression {
    /// What `as?` is applied to; else itself.
    fileprivate var withoutConditionalCast: Expression {
        if case .cast(let value, _, .conditional) = kind { value.withoutConditionalCast } else { self }
    }
}
