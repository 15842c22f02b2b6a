import InterfaceBuilder

extension Evaluator {
    func evaluate(_ expression: Expression, _ environment: Environment, expected: SwiftType) -> Value {
        switch expression.kind {
        case .string(let text): return .string(text)
        case .interpolation(let parts): return concatenation(parts, environment)
        case .number(let number):
            return .one(
                isFraction(expected) || isFraction(expression, environment)
                    ? .fraction(number) : .number(number))
        case .bool(let bool): return .one(.bool(bool))
        case .null: return .one(.null)
        case .name(let name): return valueOfName(name, environment)
        case .member(nil, let name): return implicitMember(name.value, expected)
        case .member(let base?, let name):
            return member(name.value, of: base, environment, at: expression.range)
        case .call(let callee, let arguments):
            return call(expression, callee, arguments, environment, expected: expected)
        case .index(let base, let arguments): return element(of: base, arguments, environment)
        case .specialized(let base, let arguments):
            return specialized(base, arguments, environment)
        case .array(let elements):
            return .one(.list(list(elements, environment, expected.element)))
        case .dictionary(let pairs):
            return .one(
                .dictionary(
                    pairs.map { (key: value($0.key, environment), value: value($0.value, environment)) }))
        case .tuple(let elements):
            return .one(.tuple(elements.map { ($0.label, value($0.value, environment)) }))
        case .closure(let closure): return .one(.closure(closure, environment))
        case .cast(let inner, let type, _):
            let target = self.type(type, environment.activation)
            return held(cast(value(inner, environment, expected: target), to: target), as: target)
        case .typeTest: return .unknown(.runTime("is"))
        case .ternary(let condition, let first, let second):
            let (met, unmet) = branches(condition, environment)
            switch truth(of: condition, environment) {
            case true?: return value(first, met, expected: expected)
            case false?: return value(second, unmet, expected: expected)
            case nil:
                return .union([
                    value(first, met, expected: expected), value(second, unmet, expected: expected),
                ])
            }
        case .coalesced(let first, let second):
            let left = value(first, environment, expected: expected)
            if left.unknown == nil, !left.atoms.isEmpty, !left.isOptional { return left }
            return .union([left.withoutNull, value(second, environment, expected: expected)])
        case .unwrapped(let inner): return value(inner, environment, expected: expected).withoutNull
        case .binary("+", let left, let right): return sum(left, right, environment, expected)
        case .binary(let operation, let left, let right):
            return comparison(operation, left, right, environment)
        case .prefix("&", let inner): return value(inner, environment, expected: expected)
        case .prefix("!", let inner):
            return value(inner, environment).flatMap {
                if case .bool(let bool) = $0 { .one(.bool(!bool)) } else { .unknown(.unsupported) }
            }
        case .prefix("-", let inner):
            return value(inner, environment).flatMap {
                switch $0 {
                case .number(let number): .one(.number(-number))
                case .fraction(let number): .one(.fraction(-number))
                default: .unknown(.unsupported)
                }
            }
        case .prefix: return .unknown(.unsupported)
        case .branching(let statement):
            return returned([statement], environment, isImplicit: true, expected: expected)
        case .type(let reference):
            return .one(.metatype(type(reference, environment.activation)))
        case .keyPath(let components):
            return .one(.tuple([("keyPath", .string(components.joined(separator: ".")))]))
        case .other: return .unknown(.unsupported)
        }
    }

    /// The elements of a literal; implicit members are of the type that another element has.
    private func list(_ elements: [Expression], _ environment: Environment, _ expected: SwiftType) -> [Value]
    {
        var type = expected
        if type == .unknown,
            let explicit = elements.first(where: { if case .member(nil, _) = $0.kind { false } else { true } }
            ),
            elements.contains(where: { if case .member(nil, _) = $0.kind { true } else { false } }),
            case .enumCase(let id, _, _)? = value(explicit, environment).atoms.first
        {
            type = .nominal(id, [])
        }
        return elements.map { value($0, environment, expected: type) }
    }

    private func specialized(
        _ base: Expression, _ arguments: [TypeReference], _ environment: Environment
    ) -> Value {
        let types = arguments.map { argument($0, environment.activation) }
        return value(base, environment).flatMap { atom in
            if case .metatype(.nominal(let id, _)) = atom { return .one(.metatype(.nominal(id, types))) }
            return .one(atom)
        }
    }

    /// A value seen as another type: known values stay, instances become more precise.
    private func cast(_ value: Value, to target: SwiftType) -> Value {
        if case .unknown = target { return value }
        guard value.unknown == nil, !value.atoms.isEmpty else {
            if case .metatype = target { return value }
            var result = Value.one(.instance(target))
            for atom in value.atoms {
                if case .instance = atom { continue }
                result.formUnion(.one(atom))
            }
            return result
        }
        return value.flatMap { atom in
            if case .instance = atom { return .one(.instance(target)) }
            return .one(atom)
        }
    }

    private func sum(
        _ left: Expression, _ right: Expression, _ environment: Environment, _ expected: SwiftType
    ) -> Value {
        var list = SwiftType.unknown
        if case .array = expected { list = expected }
        let first = value(left, environment, expected: list)
        let second = value(right, environment, expected: list == .unknown ? listType(of: first) : list)
        if let sums = Self.lists(first, second) { return sums }
        if first.unknown == nil, second.unknown == nil, first.atoms.count == 1, second.atoms.count == 1,
            let left = first.atoms[0].number, let right = second.atoms[0].number
        {
            if case .number = first.atoms[0], case .number = second.atoms[0] {
                return Value.one(.number(left + right)).marked(as: first).marked(as: second)
            }
            return Value.one(.fraction(left + right)).marked(as: first).marked(as: second)
        }
        return Self.concatenate([describe(first), describe(second)])
    }

    /// What each of some lists and each of others are together; nil where the first value is no list.
    private static func lists(_ first: Value, _ second: Value) -> Value? {
        let (before, after) = (first.lists, second.lists)
        guard let before, !before.isEmpty else { return nil }
        if let unknown = first.unknown ?? second.unknown { return .unknown(unknown) }
        guard let after, before.count * after.count <= Value.maximumAtoms else {
            return .unknown(.unsupported)
        }
        let sums = before.flatMap { start in after.map { Value.one(.list(start + $0)) } }
        return Value.union(sums).marked(as: first).marked(as: second)
    }

    /// The type of a list that has cases of an enum.
    private func listType(of value: Value) -> SwiftType {
        for elements in value.lists ?? [] {
            if case .enumCase(let id, _, _)? = elements.first?.atoms.first { return .array(.nominal(id, [])) }
        }
        return .unknown
    }

    private func comparison(
        _ operation: String, _ left: Expression, _ right: Expression, _ environment: Environment
    ) -> Value {
        if ["<", "<=", ">", ">="].contains(operation) {
            let bound = value(right, environment)
            // A place in a view is never negative.
            if operation == "<", case .member(_?, let name) = left.kind, Self.counts.contains(name.value),
                bound.unknown == nil, !bound.atoms.isEmpty,
                bound.atoms.allSatisfy({ $0.number.map { $0 <= 0 } ?? false })
            {
                return Value.one(.bool(false)).marked(as: bound)
            }
            return order(operation, value(left, environment), bound)
        }
        guard operation == "==" || operation == "!=" || operation == "===" else {
            return .unknown(.unsupported)
        }
        let first = value(left, environment)
        let second = value(right, environment)
        guard first.unknown == nil, second.unknown == nil, first.atoms.count == 1, second.atoms.count == 1,
            first.atoms[0].isComparable, second.atoms[0].isComparable
        else { return .unknown(.runTime("a comparison")) }
        let isSame = first.atoms[0].isSame(as: second.atoms[0])
        var result = Value.one(.bool(operation == "!=" ? !isSame : isSame))
        result.isOpen = first.isOpen || second.isOpen
        result.isVariable = first.isVariable || second.isVariable
        return result
    }

    private static let counts: Set<String> = ["section", "row", "item", "count"]

    /// Whether numbers are in an order: where each that the one may be is so to each that the other may be.
    private func order(_ operation: String, _ first: Value, _ second: Value) -> Value {
        guard first.unknown == nil, second.unknown == nil, !first.atoms.isEmpty, !second.atoms.isEmpty else {
            return .unknown(.runTime("a comparison"))
        }
        var results: Set<Bool> = []
        for left in first.atoms {
            for right in second.atoms {
                guard let left = left.number, let right = right.number else {
                    return .unknown(.runTime("a comparison"))
                }
                switch operation {
                case "<": results.insert(left < right)
                case "<=": results.insert(left <= right)
                case ">": results.insert(left > right)
                default: results.insert(left >= right)
                }
            }
        }
        guard results.count == 1, let result = results.first else {
            return .unknown(.runTime("a comparison"))
        }
        return Value.one(.bool(result)).marked(as: first).marked(as: second)
    }

    private func element(
        of base: Expression, _ arguments: [Expression.Argument], _ environment: Environment
    ) -> Value {
        let index = arguments.first.map { value($0.value, environment) } ?? .unknown(.unsupported)
        return value(base, environment).flatMap { atom in
            switch atom {
            case .list(let elements):
                if index.unknown == nil, case .number(let number)? = index.atoms.first,
                    index.atoms.count == 1,
                    let position = Int(exactly: number), elements.indices.contains(position)
                {
                    return elements[position]
                }
                return .union(elements)
            case .dictionary(let pairs):
                if index.unknown == nil, index.atoms.count == 1 {
                    for pair in pairs where pair.key.atoms.first?.isSame(as: index.atoms[0]) ?? false {
                        return pair.value
                    }
                }
                return .union(pairs.map(\.value))
            case .instance(.array(let element)): return .instance(element, .runTime("an element"))
            case .instance(.dictionary(_, let element)): return .instance(element, .runTime("an element"))
            case .instance(let type):
                return subscripted(type)
            default: return .unknown(.unsupported)
            }
        }
    }

    /// What a subscript of the project's own gives, by its type.
    private func subscripted(_ type: SwiftType) -> Value {
        for found in members(named: "subscript", of: type) {
            if case .function(let function) = found.member.kind {
                let activation = Activation(
                    file: found.member.file, owner: found.owner, selfValue: .one(.instance(type)))
                return .instance(self.type(function.result, activation), .runTime("an element"))
            }
        }
        return .unknown(.runTime("an element"))
    }

    /// The elements that a loop runs over: nil where they are not known one by one.
    func elements(of value: Value) -> [Value]? {
        guard value.unknown == nil, value.atoms.count == 1 else { return nil }
        let elements: [Value]
        switch value.atoms[0] {
        case .list(let list):
            guard list.count <= Value.maximumAtoms * 4 else { return nil }
            elements = list
        case .dictionary(let pairs):
            elements = pairs.map { .one(.tuple([("key", $0.key.marked(as: value)), ("value", $0.value)])) }
        default: return nil
        }
        return elements.map { $0.marked(as: value) }
    }

    /// Some element of the value.
    func anyElement(of value: Value) -> Value {
        value.flatMap { atom in
            switch atom {
            case .list(let elements): return .union(elements)
            case .dictionary(let pairs):
                return .union(pairs.map { .one(.tuple([("key", $0.key), ("value", $0.value)])) })
            case .instance(let type): return .instance(type.element, .runTime("an element"))
            default: return .unknown(.runTime("an element"))
            }
        }
    }
}

extension Value {
    /// Whether one of its values is nil.
    var isOptional: Bool { atoms.contains { if case .null = $0 { true } else { false } } }

    var withoutNull: Value {
        guard isOptional else { return self }
        return flatMap { if case .null = $0 { .nothing } else { .one($0) } }
    }
}

extension Atom {
    var number: Double? {
        switch self {
        case .number(let number), .fraction(let number): number
        default: nil
        }
    }

    /// Whether two such atoms are different values if they differ.
    var isComparable: Bool {
        switch self {
        case .string, .number, .fraction, .bool, .null, .metatype: true
        case .enumCase(_, _, let values): values.isEmpty
        default: false
        }
    }
}

extension Value {
    /// The elements of each list that the value may be; nil where it may be anything else.
    fileprivate var lists: [[Value]]? {
        var result: [[Value]] = []
        for atom in atoms {
            guard case .list(let elements) = atom else { return nil }
            result.append(elements)
        }
        return result
    }
}
