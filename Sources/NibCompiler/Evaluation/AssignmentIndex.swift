import InterfaceBuilder

/// Every assignment to a property, by the property's name.
struct AssignmentIndex {
    private var byName: [String: [Assignment]] = [:]

    struct Assignment {
        var value: Expression
        var file: Int
        var owner: TypeID?
        var function: FunctionDeclaration?
        /// The local declarations of the function, wherever they stand.
        var locals: [PropertyDeclaration]
        /// Whether the property is one of `self`.
        var isOwn: Bool
        /// Whether the property is one of a value, by its name: `width.identifier`, not `Cell.identifier`.
        var isOfValue: Bool
        var change: AssignmentBodies.Change

        /// Whether the property may be one of the type: assignments through `self` only reach types that are
        /// related.
        func isOf(_ type: TypeID?, _ table: SymbolTable) -> Bool {
            guard isOwn, let type, let owner else { return true }
            // A type's code sees the static members of the types around it.
            return table.areRelated(type, owner) || table.isNested(owner, in: type)
        }
    }

    private let bodies: AssignmentBodies
    /// The names in key paths, by which code may set a property.
    private(set) var keyPathNames: Set<String> = []

    /// - Parameter bodies: What was found in bodies of code before.
    init(_ table: SymbolTable, _ bodies: AssignmentBodies) {
        self.bodies = bodies
        for (file, facts) in table.files.enumerated() {
            guard let facts else { continue }
            for function in facts.functions { add(function, nil, file) }
            for property in facts.properties { add(bodies.of(property), nil, nil, file) }
            add(bodies.of(facts), nil, nil, file)
            for type in facts.types { add(type, type.name.value, table, file) }
        }
    }

    subscript(name: String) -> [Assignment] { byName[name] ?? [] }

    private mutating func add(_ type: TypeDeclaration, _ name: String, _ table: SymbolTable, _ file: Int) {
        let owner = table.type(named: name, in: file)
        for function in type.functions { add(function, owner, file) }
        for property in type.properties {
            add(bodies.of(property), nil, owner, file)
        }
        let key = owner.map { table[$0].key } ?? name
        for nested in type.types { add(nested, "\(key).\(nested.name.value)", table, file) }
    }

    private mutating func add(_ function: FunctionDeclaration, _ owner: TypeID?, _ file: Int) {
        add(bodies.of(function), function, owner, file)
    }

    private mutating func add(
        _ found: AssignmentBodies.Found, _ function: FunctionDeclaration?, _ owner: TypeID?, _ file: Int
    ) {
        keyPathNames.formUnion(found.keyPathNames)
        for assignment in found.assignments {
            byName[assignment.name, default: []].append(
                Assignment(
                    value: assignment.value, file: file, owner: owner, function: function,
                    locals: assignment.locals, isOwn: assignment.isOwn, isOfValue: assignment.isOfValue,
                    change: assignment.change))
        }
    }
}

/// The assignments in bodies of code, found once for each and kept while more files are read.
final class AssignmentBodies {
    struct Assignment {
        var name: String
        var value: Expression
        /// The local declarations of the body.
        var locals: [PropertyDeclaration]
        /// Whether the property is one of `self`.
        var isOwn: Bool
        /// Whether the property is one of a value, by its name.
        var isOfValue: Bool
        var change: Change
    }

    /// What becomes of the value that a property had.
    enum Change {
        /// Another takes its place: `=`.
        case replaced
        /// It is added to: `+=`, `append`.
        case added
        /// It changes in a way that is not followed.
        case changed
    }

    /// What a body of code may set.
    struct Found {
        var assignments: [Assignment] = []
        var keyPathNames: Set<String> = []

        mutating func add(_ other: Found) {
            assignments += other.assignments
            keyPathNames.formUnion(other.keyPathNames)
        }
    }

    private var known: [ObjectIdentifier: Found] = [:]

    func of(_ function: FunctionDeclaration) -> Found {
        if let found = known[ObjectIdentifier(function)] { return found }
        var result = Self.find(function.body ?? [])
        for parameter in function.parameters {
            if let value = parameter.defaultValue { result.add(Self.find([.expression(value)])) }
        }
        known[ObjectIdentifier(function)] = result
        return result
    }

    /// Those in a property's accessors and in its initial value.
    func of(_ property: PropertyDeclaration) -> Found {
        if let found = known[ObjectIdentifier(property)] { return found }
        let result = Self.find(property)
        known[ObjectIdentifier(property)] = result
        return result
    }

    /// Those in the code of a file that stands in no declaration.
    func of(_ facts: SourceFacts) -> Found {
        facts.statements.isEmpty ? Found() : Self.find(facts.statements)
    }

    private static func find(_ property: PropertyDeclaration) -> Found {
        var result = find((property.getter ?? []) + property.observers)
        guard let value = property.value else { return result }
        result.keyPathNames.formUnion(find([.expression(value)]).keyPathNames)
        SyntaxWalk.closures(in: value) { result.assignments += find($0.body).assignments }
        return result
    }

    private static func find(_ body: [Statement]) -> Found {
        var result = Found()
        var locals: [PropertyDeclaration]?
        func add(_ target: Expression, _ value: Expression, change: Change) {
            let name: String
            let isOwn: Bool
            var isOfValue = false
            switch target.kind {
            case .name(let plain): (name, isOwn) = (plain, true)
            case .member(let base?, let member):
                name = member.value
                if case .name("self") = base.kind { isOwn = true } else { isOwn = false }
                isOfValue = !isOwn && base.nameComponents?.last?.first?.isLowercase ?? false
            case .tuple(let parts):
                for part in parts { add(part.value, Self.unknown(part.value), change: .replaced) }
                return
            case .index(let base, _): return add(base, value, change: .changed)
            case .unwrapped(let base): return add(base, value, change: change)
            default: return
            }
            if locals == nil { locals = SyntaxWalk.declarations(in: body) }
            result.assignments.append(
                Assignment(
                    name: name, value: value, locals: locals ?? [], isOwn: isOwn, isOfValue: isOfValue,
                    change: change))
        }
        SyntaxWalk.visit(body) { statement in
            switch statement {
            case .assign(let target, let value): add(target, value, change: .replaced)
            case .type(let type): for property in type.properties { result.add(find(property)) }
            default: break
            }
        } _: { expression in
            switch expression.kind {
            case .keyPath(let names): result.keyPathNames.formUnion(names)
            case .prefix(let operation, let target)
            where !["-", "+", "!", "~", "..<", "..."].contains(operation):
                add(target, target, change: .changed)
            case .binary("=", let target, let value): add(target, value, change: .replaced)
            case .binary("+=", let target, let value): add(target, value, change: .added)
            case .binary(let operation, let target, let value) where LocalChanges.isAssignment(operation):
                add(target, value, change: .changed)
            case .binary(let operation, let left, let right) where !LocalChanges.isPure(operation):
                add(left, left, change: .changed)
                add(right, right, change: .changed)
            case .call(let callee, let arguments):
                guard case .member(let base?, let method) = callee.kind,
                    LocalChanges.isMutating(method.value), !method.value.hasPrefix("set")
                else { return }
                if let added = LocalChanges.added(by: method.value, arguments) {
                    add(base, added, change: .added)
                } else if !LocalChanges.isReordering(method.value) {
                    add(base, base, change: .changed)
                }
            default: return
            }
        }
        return result
    }

    private static func unknown(_ place: Expression) -> Expression { Expression(.other([]), place.range) }
}
