import InterfaceBuilder

extension Evaluator {
    /// What text is made of an expression's value: of an optional, `Optional(…)` or `nil`, which is not followed.
    func described(_ expression: Expression, _ environment: Environment) -> Value {
        isOptional(expression, environment)
            ? .unknown(.runTime("an optional")) : describe(value(expression, environment))
    }

    /// Whether an expression may have an optional type, by what is written of it. Optional chaining leaves no trace
    /// but a base that is one.
    private func isOptional(_ expression: Expression, _ environment: Environment) -> Bool {
        guard depth < Self.maximumDepth, table.files[environment.activation.file]?.language == .swift else {
            return false
        }
        depth += 1
        defer { depth -= 1 }
        switch expression.kind {
        case .null: return true
        case .coalesced(_, let second): return isOptional(second, environment)
        case .ternary(_, let first, let second):
            return isOptional(first, environment) || isOptional(second, environment)
        case .cast(_, let type, let form): return form == .conditional || type.isOptional
        case .name(let name):
            if let binding = environment.binding(name) { return isOptional(binding) }
            let own = members(named: name, of: environment.activation.selfType)
            if let found = own.first { return isOptional(found.member) }
            return table.globals[name]?.first.map(isOptional) ?? false
        case .member(let base?, let name):
            if case .name("self") = base.kind {
                return members(named: name.value, of: environment.activation.selfType).first
                    .map { isOptional($0.member) } ?? false
            }
            if isOptional(base, environment) { return true }
            return value(base, environment).atoms.contains { atom in
                if case .list = atom { return Self.optionalElements.contains(name.value) }
                return memberIsOptional(name.value, of: atom)
            }
        case .call(let callee, let arguments):
            if case .member(let base?, let name) = callee.kind {
                if isOptional(base, environment) { return true }
                if Self.optionalElements.contains(name.value),
                    case .list? = value(base, environment).atoms.first
                {
                    return true
                }
            }
            return calleeValue(callee, environment).atoms.contains { atom in
                switch atom {
                case .function(let functions, _): return functions.contains { $0.result?.isOptional ?? false }
                case .metatype(let type): return isFailable(type, arguments.map(\.label))
                default: return false
                }
            }
        case .index(let base, _):
            return isOptional(base, environment)
                || value(base, environment).atoms.contains { atom in
                    switch atom {
                    case .dictionary, .instance(.dictionary): true
                    default: false
                    }
                }
        default: return false
        }
    }

    /// Whether an initialiser may make nothing.
    private func isFailable(_ type: SwiftType, _ labels: [String?]) -> Bool {
        guard let id = type.id else { return false }
        let own = members(named: "init", of: type).compactMap { found -> FunctionDeclaration? in
            guard case .function(let function) = found.member.kind, CallMatch.matches(function, labels) else {
                return nil
            }
            return function
        }
        return own.isEmpty
            ? table[id].kind == .enum && labels == ["rawValue"] : own.contains(where: \.isFailable)
    }

    private static let optionalElements: Set<String> = ["first", "last", "randomElement", "popLast"]

    private func memberIsOptional(_ name: String, of atom: Atom) -> Bool {
        let type: SwiftType
        switch atom {
        case .instance(let own), .metatype(let own), .view(_, let own), .layout(_, let own): type = own
        case .object(let object): type = object.type
        case .enumCase(let id, _, _): type = .nominal(id, [])
        default: return false
        }
        return members(named: name, of: type).first.map { isOptional($0.member) } ?? false
    }

    private func isOptional(_ binding: Binding) -> Bool {
        if let isOptional = binding.isOptional { return isOptional }
        guard let declaration = binding.declaration, declaration.getter == nil,
            binding.sources.count == 1, case .expression(let source, let scope) = binding.sources[0]
        else { return binding.declaration?.type?.isOptional ?? false }
        return declaration.type.map(\.isOptional) ?? isOptional(source, scope)
    }

    private func isOptional(_ member: Member) -> Bool {
        guard case .property(let property) = member.kind else { return false }
        if let type = property.type { return type.isOptional }
        guard let value = property.value else { return false }
        return isOptional(value, Environment(Activation(file: member.file, owner: nil, selfValue: nil)))
    }
}
