import InterfaceBuilder

extension Evaluator {
    /// `tableView.register(_:forCellReuseIdentifier:)`, which is not called: a closure that calls it; nil for any
    /// other method.
    func reference(
        _ name: String, _ plain: String, of base: Expression, _ environment: Environment, at range: ByteRange
    ) -> Value? {
        let labels = Self.labels(name)
        guard ReuseCall(name: plain, labels: labels) != nil else { return nil }
        if let known = references[ObjectIdentifier(base)] { return .one(.closure(known, environment)) }
        let names = labels.indices.map { "\(Self.parameterMark)\($0)" }
        let nameRange = ByteRange(range.upperBound - name.utf8.count, range.upperBound)
        let callee = Expression(.member(base, Located(plain, nameRange)), range)
        let arguments = zip(labels, names).map { label, name in
            Expression.Argument(label: label, value: Expression(.name(name), nameRange))
        }
        let closure = Closure(
            parameters: names.map { ($0, nil) }, result: nil,
            body: [.expression(Expression(.call(callee, arguments), range))], range: range)
        references[ObjectIdentifier(base)] = closure
        return .one(.closure(closure, environment))
    }

    /// No name in source begins so.
    private static let parameterMark = "#"

    /// The labels in `name(_:label:)`.
    static func labels(_ name: String) -> [String?] {
        guard let paren = name.firstIndex(of: "(") else { return [] }
        return name[name.index(after: paren)...].dropLast().split(separator: ":").map {
            $0 == "_" ? nil : String($0)
        }
    }
}

extension Evaluator {
    /// A constant that no source declares, where an identifier is asked for: its text is not known, but it equals
    /// itself.
    func named(_ value: Value, _ expression: Expression) -> Value {
        guard case .name(let name) = expression.kind else { return value }
        if value.atoms.isEmpty, case .external(name)? = value.unknown {
            return .string(Self.modulePlaceholder + name)
        }
        guard value.unknown == nil, value.atoms.count == 1, case .metatype(let type) = value.atoms[0],
            let id = type.id, table[id].kind == .external, table[id].extensions.isEmpty
        else { return value }
        return .string(Self.modulePlaceholder + name)
    }
}
