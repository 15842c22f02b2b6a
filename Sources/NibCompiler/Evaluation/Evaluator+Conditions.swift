import InterfaceBuilder

extension Evaluator {
    /// Whether a condition is met; nil where that is not known.
    func truth(of expression: Expression, _ environment: Environment) -> Bool? {
        switch expression.kind {
        case .bool(let bool): return bool
        case .binary("&&", let left, let right):
            let first = truth(of: left, environment)
            if first == false { return false }
            let second = truth(of: right, environment)
            return second == false ? false : (first == true && second == true ? true : nil)
        case .binary("||", let left, let right):
            let first = truth(of: left, environment)
            if first == true { return true }
            let second = truth(of: right, environment)
            return second == true ? true : (first == false && second == false ? false : nil)
        case .binary("==", _, _), .binary("!=", _, _), .binary("===", _, _), .prefix("!", _),
            .binary("<", _, _), .binary("<=", _, _), .binary(">", _, _), .binary(">=", _, _):
            return certain(value(expression, environment))
        case .name(let name):
            guard environment.binding(name) != nil else { return nil }
            return certain(value(expression, environment))
        case .member(let base?, _):
            // A property of what a loop or switch has made known.
            guard let path = Self.path(of: base),
                environment.narrowing(path) != nil || environment.binding(path) != nil
            else { return nil }
            return certain(value(expression, environment))
        default: return nil
        }
    }

    /// The one value that a condition has; nil where it may have another.
    private func certain(_ value: Value) -> Bool? {
        guard value.unknown == nil, !value.isOpen, !value.isVariable, value.atoms.count == 1,
            case .bool(let bool) = value.atoms[0]
        else { return nil }
        return bool
    }

    /// Environments in which a condition is met and is not.
    func branches(_ condition: Expression, _ environment: Environment) -> (Environment, Environment) {
        let met = Environment(in: environment)
        let unmet = Environment(in: environment)
        narrow(condition, isMet: true, met)
        narrow(condition, isMet: false, unmet)
        return (met, unmet)
    }

    /// Notes what a condition says of the names in it.
    func narrow(_ condition: Expression, isMet: Bool, _ environment: Environment) {
        switch condition.kind {
        case .binary("&&", let left, let right) where isMet:
            narrow(left, isMet: true, environment)
            narrow(right, isMet: true, environment)
        case .binary("||", let left, let right) where !isMet:
            narrow(left, isMet: false, environment)
            narrow(right, isMet: false, environment)
        case .prefix("!", let inner): narrow(inner, isMet: !isMet, environment)
        case .binary("==", let left, let right), .binary("===", let left, let right):
            narrow(left, right, isSame: isMet, environment)
            narrow(right, left, isSame: isMet, environment)
        case .binary("!=", let left, let right), .binary("!==", let left, let right):
            narrow(left, right, isSame: !isMet, environment)
            narrow(right, left, isSame: !isMet, environment)
        default: break
        }
    }

    private func narrow(
        _ subject: Expression, _ other: Expression, isSame: Bool, _ environment: Environment
    ) {
        guard let path = Self.path(of: subject), path != "self" else { return }
        let subjectValue = self.subject(value(subject, environment))
        let atom = subjectValue.atoms.first
        let otherValue: Value
        if case .enumCase(let id, _, _)? = atom {
            otherValue = value(other, environment, expected: .nominal(id, []))
        } else {
            otherValue = value(other, environment)
        }
        guard otherValue.unknown == nil, otherValue.atoms.count == 1 else { return }
        let known = otherValue.atoms[0]
        if isSame {
            switch known {
            case .string, .number, .fraction, .enumCase, .metatype, .bool:
                environment.narrowed[path] = otherValue
            case .view:
                if case .view? = atom { environment.narrowed[path] = otherValue }
                if case .instance? = atom { environment.narrowed[path] = otherValue }
            default: break
            }
        } else if subjectValue.unknown == nil, subjectValue.atoms.count > 1, known.isComparable {
            let rest = subjectValue.atoms.filter { !$0.isSame(as: known) }
            environment.narrowed[path] = Value(rest)
        } else if case .view(let id, _) = known, case .view(let own, let type)? = atom, id != own {
            // Any view but this one.
            environment.narrowed[path] = .one(.view(own.excluding(id), type))
        }
    }

    /// The cases of a value that is some instance of an enum.
    func expandCases(_ value: Value) -> Value {
        value.flatMap { atom in
            if case .instance(let type) = atom, let cases = allCases(of: type) { return Value(cases) }
            return .one(atom)
        }
    }

    /// What a condition may find: of a variable, any value.
    func subject(_ value: Value) -> Value {
        var result = expandCases(value)
        let isPlain = result.atoms.contains { atom in
            switch atom {
            case .string, .number, .fraction, .bool, .metatype: true
            default: false
            }
        }
        if value.isOpen || value.isVariable, isPlain { result.add(.runTime("a variable")) }
        return result
    }

    /// The part of a value that a pattern may match, narrowed by it.
    func match(_ pattern: Pattern, _ subject: Value, _ environment: Environment) -> Value {
        switch pattern {
        case .any, .name: return subject
        case .cast(_, let type):
            let target = self.type(type, environment.activation)
            return .instance(target, .runTime("a cast"))
        case .optional(let inner): return match(inner, subject.withoutNull, environment)
        case .enumCase(let type, let name, let patterns):
            if patterns.isEmpty, let constant = constant(type, name.value, environment) {
                return match(constant, subject)
            }
            return matchCase(name.value, subject)
        case .expression(let expression):
            let expected: SwiftType
            if case .enumCase(let id, _, _)? = subject.atoms.first {
                expected = .nominal(id, [])
            } else {
                expected = .unknown
            }
            return match(value(expression, environment, expected: expected), subject)
        case .tuple(let patterns):
            return subject.flatMap { atom in
                guard case .tuple(let parts) = atom, parts.count == patterns.count else { return .one(atom) }
                var matched: [(label: String?, value: Value)] = []
                for (pattern, part) in zip(patterns, parts) {
                    let value = match(pattern, expandCases(part.value), environment)
                    if value.isNothing { return .nothing }
                    matched.append((part.label, value))
                }
                return .one(.tuple(matched))
            }
        }
    }

    private func matchCase(_ name: String, _ subject: Value) -> Value {
        var result = Value()
        for atom in subject.atoms {
            switch atom {
            case .enumCase(_, name, _): result.formUnion(.one(atom))
            case .enumCase, .null: continue
            case .instance(let type):
                if let id = type.id, table[id].kind == .enum,
                    table[id].declarations.contains(where: {
                        $0.declaration.cases.contains { $0.name.value == name }
                    })
                {
                    result.formUnion(.one(.enumCase(id, name, associatedValues(name, id))))
                } else {
                    result.formUnion(.unknown(.runTime(name)))
                }
            default: result.formUnion(.one(atom))
            }
        }
        if let reason = subject.unknown { result.add(reason) }
        return result
    }

    private func associatedValues(_ name: String, _ id: TypeID) -> [Value] {
        for declared in table[id].declarations {
            for enumCase in declared.declaration.cases where enumCase.name.value == name {
                let activation = Activation(file: declared.file, owner: id, selfValue: nil)
                return enumCase.associated.map {
                    .instance(type($0.type, activation), .runTime("an associated value"))
                }
            }
        }
        return []
    }

    /// A constant of a type that is written as a pattern, `Kind.header`; nil for a case of an enum.
    private func constant(_ type: TypeReference?, _ name: String, _ environment: Environment) -> Value? {
        guard let type, let id = self.type(type, environment.activation).id, table[id].kind != .enum,
            let value = memberValue(
                name, of: .metatype(.nominal(id, [])), isSelf: false, from: environment.activation),
            value.unknown == nil, value.atoms.count == 1
        else { return nil }
        return value
    }

    private func match(_ wanted: Value, _ subject: Value) -> Value {
        guard wanted.unknown == nil, wanted.atoms.count == 1 else { return subject }
        let atom = wanted.atoms[0]
        if case .enumCase(_, let name, _) = atom { return matchCase(name, subject) }
        var result = Value()
        for candidate in subject.atoms {
            switch candidate {
            case .instance: result.formUnion(wanted)
            case .view:
                if case .view = atom { result.formUnion(wanted) }
            case _ where candidate.isComparable && atom.isComparable:
                if candidate.isSame(as: atom) { result.formUnion(wanted) }
            default: result.formUnion(.one(candidate))
            }
        }
        if subject.unknown != nil {
            if atom.isComparable { result.formUnion(wanted) } else { result.formUnion(subject) }
        }
        return result
    }

    /// Takes out of a value what a pattern certainly matches.
    func remove(_ pattern: Pattern, from value: inout Value, _ environment: Environment) {
        switch pattern {
        case .any, .name: value = .nothing
        case .enumCase(let type, let name, let patterns):
            if patterns.isEmpty, let constant = constant(type, name.value, environment) {
                if constant.atoms[0].isComparable {
                    value = value.filter { !$0.isSame(as: constant.atoms[0]) }
                }
                return
            }
            let isTotal = patterns.allSatisfy {
                switch $0 {
                case .any, .name: true
                default: false
                }
            }
            guard isTotal else { return }
            value = value.filter { if case .enumCase(_, name.value, _) = $0 { false } else { true } }
        case .expression(let expression):
            let expected: SwiftType
            if case .enumCase(let id, _, _)? = value.atoms.first {
                expected = .nominal(id, [])
            } else {
                expected = .unknown
            }
            let known = self.value(expression, environment, expected: expected)
            guard known.unknown == nil, known.atoms.count == 1, known.atoms[0].isComparable else { return }
            value = value.filter { !$0.isSame(as: known.atoms[0]) }
        case .tuple(let patterns):
            value = value.filter { atom in
                guard case .tuple(let parts) = atom, parts.count == patterns.count else { return true }
                return !zip(patterns, parts).allSatisfy { pattern, part in
                    var rest = subject(part.value)
                    remove(pattern, from: &rest, environment)
                    return rest.isNothing
                }
            }
        default: break
        }
    }
}

extension Value {
    func filter(_ isIncluded: (Atom) -> Bool) -> Value {
        var result = Value(atoms.filter(isIncluded), unknown: unknown)
        result.isOpen = isOpen
        result.isVariable = isVariable
        return result
    }
}
