import InterfaceBuilder

/// A `switch` over the enum of a view's sections: what stands in which case.
struct SectionSwitch {
    let type: TypeID
    /// The enum's cases by name, with what is run for each; `default` stands for those that no other case names.
    let bodies: [(cases: [String], body: [Statement])]

    /// Every such switch in a function's body.
    static func all(in body: [Statement], of owner: TypeID?, _ file: Int, _ table: SymbolTable)
        -> [SectionSwitch]
    {
        let scope = Scope(body, owner: owner, file: file, table: table)
        var result: [SectionSwitch] = []
        SyntaxWalk.visit(
            body,
            {
                guard case .switch(let subject, let cases) = $0,
                    let type = scope.sectionEnum(of: subject, cases)
                else {
                    return
                }
                result.append(SectionSwitch(type, cases, table))
            }, { _ in })
        return result
    }

    private init(_ type: TypeID, _ cases: [Statement.Case], _ table: SymbolTable) {
        self.type = type
        let all = SectionSwitch.cases(of: type, table) ?? []
        let named = cases.map { $0.patterns.flatMap { Self.names(in: $0) } }
        let rest = all.filter { name in !named.contains { $0.contains(name) } }
        bodies = zip(cases, named).map { item, names in (item.patterns.isEmpty ? rest : names, item.body) }
    }

    /// The cases of an enum whose raw values are 0, 1, 2 and so on; nil for any other type.
    static func cases(of type: TypeID, _ table: SymbolTable) -> [String]? {
        let symbol = table[type]
        guard symbol.kind == .enum, symbol.declarations.count == 1 else { return nil }
        let declaration = symbol.declarations[0].declaration
        guard declaration.inherited.first?.name == "Int", !declaration.cases.isEmpty else { return nil }
        for (position, item) in declaration.cases.enumerated() {
            guard item.associated.isEmpty else { return nil }
            guard let raw = item.rawValue else { continue }
            guard case .number(let number) = raw.kind, number == Double(position) else { return nil }
        }
        return declaration.cases.map(\.name.value)
    }

    private static func names(in pattern: Pattern) -> [String] {
        switch pattern {
        case .enumCase(_, let name, _): [name.value]
        case .optional(let pattern): names(in: pattern)
        case .expression(let expression): name(in: expression).map { [$0] } ?? []
        default: []
        }
    }

    /// `.one`, `Section.one`, `Section.one.rawValue`.
    private static func name(in expression: Expression) -> String? {
        guard case .member(let base, let name) = expression.kind else { return nil }
        if name.value == "rawValue" { return base.flatMap { self.name(in: $0) } }
        return name.value
    }

    /// What names in a function's body are bound to.
    private struct Scope {
        private var bindings: [String: Expression] = [:]
        private let owner: TypeID?
        private let file: Int
        private let table: SymbolTable

        init(_ body: [Statement], owner: TypeID?, file: Int, table: SymbolTable) {
            (self.owner, self.file, self.table) = (owner, file, table)
            var bindings: [String: Expression] = [:]
            func add(_ conditions: [Statement.Condition]) {
                for case .binding(let pattern, let value?) in conditions {
                    if case .name(let name, _) = pattern { bindings[name.value] = value }
                    if case .optional(.name(let name, _)) = pattern { bindings[name.value] = value }
                }
            }
            SyntaxWalk.visit(
                body,
                { statement in
                    switch statement {
                    case .declare(let properties):
                        for property in properties {
                            if let value = property.value { bindings[property.name.value] = value }
                        }
                    case .if(let conditions, _, _), .guard(let conditions, _): add(conditions)
                    default: break
                    }
                }, { _ in })
            self.bindings = bindings
        }

        /// The enum that a switch over the section distinguishes.
        func sectionEnum(of subject: Expression, _ cases: [Statement.Case]) -> TypeID? {
            if isSection(subject, 0) {
                for case .expression(let expression) in cases.flatMap(\.patterns) {
                    guard case .member(let base?, let raw) = expression.kind, raw.value == "rawValue",
                        case .member(let type?, _) = base.kind, let path = Evaluator.path(of: type)
                    else { continue }
                    return numbered(path)
                }
                return nil
            }
            return madeEnum(subject, 0)
        }

        /// The type in `Type(rawValue: section)`, behind names.
        private func madeEnum(_ expression: Expression, _ depth: Int) -> TypeID? {
            guard depth < 8 else { return nil }
            switch expression.kind {
            case .unwrapped(let base), .coalesced(let base, _): return madeEnum(base, depth + 1)
            case .name(let name): return bindings[name].flatMap { madeEnum($0, depth + 1) }
            case .call(let callee, let arguments):
                guard arguments.count == 1, arguments[0].label == "rawValue",
                    isSection(arguments[0].value, depth)
                else {
                    return nil
                }
                if case .member(let base?, let name) = callee.kind, name.value == "init" {
                    return Evaluator.path(of: base).flatMap(numbered)
                }
                return Evaluator.path(of: callee).flatMap(numbered)
            default: return nil
            }
        }

        /// `section`, `indexPath.section`, and names for them.
        private func isSection(_ expression: Expression, _ depth: Int) -> Bool {
            guard depth < 8 else { return false }
            switch expression.kind {
            case .member(_, let name): return name.value == "section"
            case .name(let name):
                if let bound = bindings[name] { return isSection(bound, depth + 1) }
                return name == "section"
            default: return false
            }
        }

        private func numbered(_ path: String) -> TypeID? {
            var names: [String] = []
            if let owner {
                var around = table[owner].name
                while true {
                    names.append("\(around).\(path)")
                    guard let dot = around.lastIndex(of: ".") else { break }
                    around = String(around[..<dot])
                }
            }
            names.append(path)
            guard let id = names.lazy.compactMap({ table.type(named: $0, in: file) }).first else {
                return nil
            }
            return SectionSwitch.cases(of: id, table) == nil ? nil : id
        }
    }
}
