import InterfaceBuilder

extension FirstSection {
    /// What becomes of statements, one after the other.
    mutating func outcome(_ body: [Statement]) -> Outcome {
        for statement in body {
            let result = outcome(statement)
            guard case .goesOn = result else { return result }
        }
        return .goesOn
    }

    private mutating func outcome(_ statement: Statement) -> Outcome {
        switch statement {
        case .return(let value?, _): return .value(value)
        case .if(let conditions, let then, let otherwise):
            guard let isTrue = isTrue(conditions) else { return .unknown }
            return outcome(isTrue ? then : otherwise)
        case .guard(let conditions, let otherwise):
            if conditions.count == 1, case .binding(.name(let name, _), let value?) = conditions[0],
                let known = enumCase(value)
            {
                names[name.value] = .enumCase(known)
                return .goesOn
            }
            guard let isTrue = isTrue(conditions) else { return .unknown }
            return isTrue ? .goesOn : outcome(otherwise)
        case .switch(let subject, let cases):
            guard let body = chosen(subject, cases) else { return .unknown }
            return outcome(body)
        case .expression(let value):
            switch value.kind {
            case .branching(let statement): return outcome(statement)
            case .call(let callee, _):
                return Self.traps.contains(callee.calledName ?? "") ? .unknown : .goesOn
            default: return .goesOn
            }
        case .declare(let properties):
            for property in properties {
                guard names[property.name.value] == nil else { return .unknown }
                if property.isConstant, let known = property.value.flatMap(enumCase) {
                    names[property.name.value] = .enumCase(known)
                }
            }
            return .goesOn
        case .assign(let target, _):
            return target.rootName.map { names[$0] != nil } ?? false ? .unknown : .goesOn
        case .function: return .goesOn
        case .return(nil, _), .loop, .whileLoop, .block, .conditional, .leave, .destructure, .type:
            return .unknown
        }
    }

    private static let traps = TrapSearch.functions.union(["assertionFailure", "exit"])

    /// The body of the case that the section meets; nil where that is not known.
    func chosen(_ subject: Expression, _ cases: [Statement.Case]) -> [Statement]? {
        let section: Section
        if case .name(let name) = subject.kind, let known = names[name] {
            section = known
        } else if let known = enumCase(subject) {
            section = .enumCase(known)
        } else {
            return nil
        }
        for item in cases {
            guard item.filter == nil else { return nil }
            if item.patterns.isEmpty { return item.body }
            for pattern in item.patterns {
                guard let isMet = Self.isMet(pattern, by: section) else { return nil }
                if isMet { return item.body }
            }
        }
        return nil
    }

    private static func isMet(_ pattern: Pattern, by section: Section) -> Bool? {
        switch (pattern, section) {
        case (.any, _): true
        case (.expression(let value), .number):
            if case .number(let number) = value.kind { number == 0 } else { nil }
        case (.expression(let value), .enumCase(let known)):
            if case .member(nil, let name) = value.kind { name.value == known } else { nil }
        case (.enumCase(_, let name, let patterns), .enumCase(let known)):
            patterns.isEmpty ? name.value == known : nil
        case (.optional(let pattern), .enumCase): isMet(pattern, by: section)
        default: nil
        }
    }

    /// The case of `Section(rawValue: section)`.
    func enumCase(_ value: Expression) -> String? {
        if case .unwrapped(let inner) = value.kind { return enumCase(inner) }
        if case .coalesced(let inner, _) = value.kind { return enumCase(inner) }
        if case .name(let name) = value.kind, case .enumCase(let known)? = names[name] { return known }
        guard case .call(let callee, let arguments) = value.kind, arguments.count == 1,
            arguments[0].label == "rawValue", case .name(let name) = arguments[0].value.kind,
            case .number? = names[name], let path = callee.nameComponents
        else { return nil }
        let owners = [table[type].name] + table.supertypes(of: type).map { table[$0].name }
        let dotted = path.joined(separator: ".")
        let candidates = owners.map { "\($0).\(dotted)" } + [dotted]
        guard let id = candidates.lazy.compactMap({ table.type(named: $0) }).first,
            table[id].kind == .enum, table[id].declarations.count == 1
        else { return nil }
        return table[id].declarations[0].declaration.caseOfZero
    }
}

extension TypeDeclaration {
    /// The case of an `enum …: Int` whose raw value is zero, where every value before it is written as a number or
    /// follows from the one before.
    var caseOfZero: String? {
        guard inherited.first?.name == "Int" else { return nil }
        var next: Double = 0
        for item in cases {
            if let raw = item.rawValue {
                guard case .number(let number) = raw.kind else { return nil }
                next = number
            }
            if next == 0 { return item.name.value }
            next += 1
        }
        return nil
    }
}
