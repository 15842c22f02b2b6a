import InterfaceBuilder

/// The section and item types of a diffable data source.
struct DataSourceTypes {
    let table: SymbolTable
    let controller: TypeID

    init(_ table: SymbolTable, _ controller: TypeID) {
        (self.table, self.controller) = (table, controller)
    }

    /// The types that a data source is made with; nil where they are not written, or have no plain names.
    func names(of callee: Expression) -> (section: String, item: String)? {
        switch callee.kind {
        case .specialized(_, let types): return names(types)
        case .type(let type): return arguments(of: type, 0).flatMap(names)
        case .member(nil, _): return ofProperty()
        default:
            guard let path = Evaluator.path(of: callee) else { return ofProperty() }
            return arguments(of: TypeReference(.named([path], []), .fileStart), 0).flatMap(names)
                ?? ofProperty()
        }
    }

    /// The generic arguments of a data source's type: through typealiases, and by the superclass.
    private func arguments(of type: TypeReference, _ depth: Int) -> [TypeReference]? {
        guard depth < 8, case .named(let components, let arguments) = type.unwrapped.kind else { return nil }
        if arguments.count == 2 { return arguments }
        let name = components.joined(separator: ".")
        let aliases = (table[controller].members[name] ?? []) + (table.globals[name] ?? [])
        for member in aliases {
            if case .alias(let alias) = member.kind, let target = alias.type {
                return self.arguments(of: target, depth + 1)
            }
        }
        guard let id = table.type(named: "\(table[controller].name).\(name)") ?? table.type(named: name),
            case .type(_, let given) = table[id].superclass, given.count == 2
        else { return nil }
        return given
    }

    /// Those of the controller's one property that holds a data source.
    private func ofProperty() -> (section: String, item: String)? {
        var found: [[TypeReference]] = []
        for members in table[controller].members.values {
            for case .property(let property) in members.map(\.kind) {
                guard let type = property.type, type.name?.hasSuffix("DataSource") ?? false,
                    let arguments = arguments(of: type, 0)
                else { continue }
                found.append(arguments)
            }
        }
        return found.count == 1 ? names(found[0]) : nil
    }

    private func names(_ types: [TypeReference]) -> (section: String, item: String)? {
        guard types.count == 2, let section = name(types[0]), let item = name(types[1]) else { return nil }
        return (section, item)
    }

    private func name(_ type: TypeReference) -> String? {
        guard case .named(let components, let arguments) = type.kind, arguments.isEmpty,
            components.allSatisfy({ SwiftIdentifier(exactly: $0) != nil })
        else { return nil }
        return components.joined(separator: ".")
    }
}
