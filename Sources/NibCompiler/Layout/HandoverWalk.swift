import InterfaceBuilder

/// Finds the members of some names that a body of code reads of objects and hands on: as an argument, as what a
/// closure or variable gets, as a result. What is only asked for its own members, or for what UIKit's classes can
/// do, is not.
struct HandoverWalk {
    /// The names of the members.
    let names: Set<String>
    /// The names of all members that the sources declare.
    let memberNames: Set<String>
    /// Each member that is handed on, with what it is read of; nil in a key path.
    private(set) var found: [(name: String, base: Expression?)] = []
    /// Local variables that hold such a member.
    private var locals: [String: (name: String, base: Expression?)] = [:]

    private static let settings: Set<String> = [
        "headerReferenceSize", "footerReferenceSize", "supplementaryViewProvider",
    ]

    init(names: Set<String>, memberNames: Set<String>) {
        self.names = names
        self.memberNames = memberNames
    }

    mutating func visit(_ block: CodeBlock) {
        let returns =
            block.property != nil || block.function?.result != nil
            || block.function?.name.value == "subscript"
        visit(block.statements, isResult: returns)
        for parameter in block.function?.parameters ?? [] {
            if let value = parameter.defaultValue { visit(value, isHandedOn: true) }
        }
    }

    /// - Parameter isResult: Whether a body of one expression gives it to somebody.
    private mutating func visit(_ statements: [Statement], isResult: Bool) {
        for statement in statements { visit(statement, isResult: isResult && statements.count == 1) }
    }

    private mutating func visit(_ statement: Statement, isResult: Bool) {
        switch statement {
        case .expression(let value): visit(value, isHandedOn: isResult)
        case .declare(let properties):
            for property in properties {
                if let value = property.value, !hold(property.name.value, value) {
                    visit(value, isHandedOn: true)
                }
                visit(property.getter ?? [], isResult: true)
                visit(property.observers, isResult: false)
            }
        case .destructure(_, _, let value): if let value { visit(value, isHandedOn: true) }
        case .assign(let target, let value):
            visit(target, isHandedOn: false)
            if case .name(let name) = target.kind, locals[name] != nil, hold(name, value) { return }
            visit(value, isHandedOn: true)
        case .return(let value, _): if let value { visit(value, isHandedOn: true) }
        case .leave(let value): if let value { visit(value, isHandedOn: true) }
        case .if(let conditions, let then, let otherwise):
            visit(conditions)
            visit(then, isResult: isResult)
            visit(otherwise, isResult: isResult)
        case .guard(let conditions, let otherwise):
            visit(conditions)
            visit(otherwise, isResult: false)
        case .switch(let subject, let cases):
            visit(subject, isHandedOn: false)
            for item in cases {
                if let filter = item.filter { visit(filter, isHandedOn: false) }
                visit(item.body, isResult: isResult)
            }
        case .loop(_, let sequence, let filter, let body):
            visit(sequence, isHandedOn: true)
            if let filter { visit(filter, isHandedOn: false) }
            visit(body, isResult: false)
        case .whileLoop(let conditions, let body):
            visit(conditions)
            visit(body, isResult: false)
        case .block(let body): visit(body, isResult: false)
        case .conditional(let clauses): for clause in clauses { visit(clause, isResult: isResult) }
        case .function(let function): visit(function.body ?? [], isResult: function.result != nil)
        case .type: break
        }
    }

    private mutating func visit(_ conditions: [Statement.Condition]) {
        for condition in conditions {
            switch condition {
            case .boolean(let value): visit(value, isHandedOn: false)
            case .binding(let pattern, let value):
                guard let value else { continue }
                if let name = pattern.onlyName, hold(name, value) { continue }
                visit(value, isHandedOn: true)
            case .availability: break
            }
        }
    }

    /// Notes that a local variable holds a member; false where the value is something else.
    private mutating func hold(_ name: String, _ value: Expression) -> Bool {
        switch value.kind {
        case .cast(let inner, _, _), .unwrapped(let inner): return hold(name, inner)
        case .member(let base?, let member) where names.contains(member.value):
            locals[name] = origin(member.value, of: base)
            visit(base, isHandedOn: false)
            return true
        case .name(let other):
            guard let held = locals[other] else { return false }
            locals[name] = held
            return true
        default: return false
        }
    }

    /// Of a member of a local variable, what the variable holds: `let view = controller.list` before
    /// `view.collectionViewLayout`.
    private func origin(_ name: String, of base: Expression) -> (name: String, base: Expression?) {
        if case .name(let local) = base.kind, let held = locals[local] { return held }
        return (name, base)
    }

    private mutating func visit(_ expression: Expression, isHandedOn: Bool) {
        switch expression.kind {
        case .name(let name): if isHandedOn, let held = locals[name] { found.append(held) }
        case .member(let base, let name):
            guard let base else { return }
            if isHandedOn, names.contains(name.value) { found.append(origin(name.value, of: base)) }
            // What the layout's sizes are, and what a data source's views come from, is set of them.
            visit(base, isHandedOn: Self.settings.contains(name.value))
        case .call(let callee, let arguments): visit(callee, arguments)
        case .cast(let inner, _, _), .unwrapped(let inner), .specialized(let inner, _):
            visit(inner, isHandedOn: isHandedOn)
        case .typeTest(let inner, _): visit(inner, isHandedOn: false)
        case .tuple(let parts): for part in parts { visit(part.value, isHandedOn: isHandedOn) }
        case .coalesced(let first, let second):
            visit(first, isHandedOn: isHandedOn)
            visit(second, isHandedOn: isHandedOn)
        case .ternary(let condition, let first, let second):
            visit(condition, isHandedOn: false)
            visit(first, isHandedOn: isHandedOn)
            visit(second, isHandedOn: isHandedOn)
        case .binary(let operation, let left, let right):
            // `a = b` inside of an expression, and operators of one's own.
            let isOwn = !LocalChanges.isPure(operation) && !LocalChanges.isAssignment(operation)
            visit(left, isHandedOn: isOwn && operation != "=")
            visit(right, isHandedOn: isOwn)
        case .prefix(let operation, let inner): visit(inner, isHandedOn: operation == "&")
        case .index(let base, let arguments):
            // `layout[keyPath: path] = size`
            visit(base, isHandedOn: arguments.contains { $0.label != nil })
            for argument in arguments { visit(argument.value, isHandedOn: true) }
        case .array(let parts), .other(let parts): for part in parts { visit(part, isHandedOn: true) }
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key, isHandedOn: false)
                visit(pair.value, isHandedOn: true)
            }
        case .interpolation(let parts): for part in parts { visit(part, isHandedOn: false) }
        case .closure(let closure): visit(closure.body, isResult: true)
        case .branching(let statement): visit(statement, isResult: isHandedOn)
        case .keyPath(let components):
            for name in components where names.contains(name) { found.append((name, nil)) }
        case .string, .number, .bool, .null, .type: break
        }
    }

    private mutating func visit(_ callee: Expression, _ arguments: [Expression.Argument]) {
        let name = callee.calledName ?? ""
        switch callee.kind {
        case .member(let base?, let method):
            visit(base, isHandedOn: !isUIKit(method.value))
        case .closure(let closure): visit(closure.body, isResult: true)
        default: visit(callee, isHandedOn: false)
        }
        let isTaken = callee.isMember && isUIKit(name) || name == "UICollectionView" || name == "print"
        for argument in arguments {
            visit(argument.value, isHandedOn: !isTaken && argument.label != "collectionViewLayout")
        }
    }

    /// Whether a method is UIKit's, which sets no size.
    private func isUIKit(_ method: String) -> Bool {
        !memberNames.contains(method)
            && (CollectionViewMembers.contains(method) || FlowExtentSearch.layoutMethods.contains(method))
    }
}

extension Pattern {
    /// The one name that is bound: `let x`, `let x as T`, `let x?`.
    fileprivate var onlyName: String? {
        switch self {
        case .name(let name, _): name.value
        case .optional(let inner), .cast(let inner, _): inner.onlyName
        default: nil
        }
    }
}

extension Expression {
    fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}
