import InterfaceBuilder

/// What an expression or statement may change of the names in it, beside plain assignments: `names += […]`,
/// `names.append(…)`, `fill(&names)`, `names[0] = …`, and what closures in it assign.
struct LocalChanges {
    /// Names whose value changes.
    private(set) var changed: Set<String> = []
    /// Names on which a method is called: of a struct or enum, it may be a mutating one.
    private(set) var called: Set<String> = []

    var isEmpty: Bool { changed.isEmpty && called.isEmpty }

    init(in expression: Expression) {
        var result = Self(changed: [], called: [])
        SyntaxWalk.visit(expression, { result.add($0) }, { result.add($0) })
        self = result
    }

    init(in statements: [Statement]) {
        var result = Self(changed: [], called: [])
        SyntaxWalk.visit(statements, { result.add($0) }, { result.add($0) })
        self = result
    }

    private init(changed: Set<String>, called: Set<String>) {
        self.changed = changed
        self.called = called
    }

    private mutating func add(_ statement: Statement) {
        if case .assign(let target, _) = statement { changed.formUnion(Self.roots(of: target)) }
    }

    private mutating func add(_ expression: Expression) {
        switch expression.kind {
        case .prefix("&", let target):
            changed.formUnion(Self.roots(of: target))
        case .binary(let operation, let target, _) where Self.isAssignment(operation):
            changed.formUnion(Self.roots(of: target))
        case .call(let callee, _):
            guard case .member(let base?, let method) = callee.kind else { return }
            let names = Self.roots(of: base)
            if Self.isMutating(method.value) { changed.formUnion(names) } else { called.formUnion(names) }
        default: break
        }
    }

    /// `=`, `+=` and their like.
    static func isAssignment(_ operation: String) -> Bool {
        operation.utf8.last == UInt8(ascii: "=")
            && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(operation)
    }

    /// Whether an operator between two values changes neither: those of the language. One that code declares may take
    /// either `inout`.
    static func isPure(_ operation: String) -> Bool {
        switch operation {
        case "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||", "??",
            "...",
            "..<", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "->":
            true
        default: false
        }
    }

    /// Whether a method of the name changes a list, dictionary or text that it is called on.
    static func isMutating(_ method: String) -> Bool {
        prefixes.contains { method.hasPrefix($0) } && !pure.contains(method)
    }

    /// What a call of `append` or `insert` adds, as a list; nil for other methods.
    static func added(by method: String, _ arguments: [Expression.Argument]) -> Expression? {
        guard let first = arguments.first, method == "append" || method == "insert", arguments.count <= 2
        else {
            return nil
        }
        return first.label == "contentsOf"
            ? first.value : Expression(.array([first.value]), first.value.range)
    }

    /// Whether a method only puts elements in another order.
    static func isReordering(_ method: String) -> Bool {
        ["sort", "reverse", "shuffle", "swapAt", "partition"].contains(method)
    }

    private static let prefixes = [
        "append", "insert", "remove", "add", "set", "sort", "replace", "merge", "form", "update", "pop",
        "reverse", "shuffle", "swap", "toggle", "negate", "exchange", "partition", "subtract", "prepend",
        "push",
    ]

    /// Methods that begin alike and give a new value.
    private static let pure: Set<String> = [
        "appending", "sorted", "replacing", "replacingOccurrences", "merging", "reversed", "shuffled",
        "subtracting", "removingPercentEncoding", "inserting",
    ]

    /// The first name of a target, `self.` left out: `style` of `style.names[0]`; of a tuple, each part's.
    static func roots(of target: Expression) -> [String] {
        switch target.kind {
        case .name(let name): return name == "self" ? [] : [name]
        case .member(let base?, let name):
            if case .name("self") = base.kind { return [name.value] }
            return roots(of: base)
        case .index(let base, _), .unwrapped(let base), .prefix("&", let base): return roots(of: base)
        case .tuple(let parts): return parts.flatMap { roots(of: $0.value) }
        default: return []
        }
    }
}
