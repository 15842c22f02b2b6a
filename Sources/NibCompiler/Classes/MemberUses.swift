import InterfaceBuilder

/// What code does with the members of objects, by the members' names; found when it is first asked for.
final class MemberUses {
    private let table: SymbolTable
    private lazy var found = Self.find(in: table)

    init(_ table: SymbolTable) { self.table = table }

    /// The names of properties that code asks for a member, which unwraps an implicitly unwrapped one. A name that the
    /// same body binds to something else is left out, and so is one that is asked with `?`, or that code anywhere looks
    /// at without unwrapping it.
    var unwrapped: Set<String> { found.unwrapped }
    /// The names of properties that code sets of an object.
    var assigned: Set<String> { found.assigned }

    private static func find(in table: SymbolTable) -> (unwrapped: Set<String>, assigned: Set<String>) {
        var unwrapped: Set<String> = []
        var assigned: Set<String> = []
        var tested: Set<String> = []
        let ofOptional = Set(table.type(named: "Optional").map { Array(table[$0].members.keys) } ?? [])
            .union(["map", "flatMap"])
        for block in CodeBlock.all(of: table) {
            guard let text = table.files[block.file]?.file.text else { continue }
            var used: Set<String> = []
            var bound: Set<String> = []
            SyntaxWalk.visit(block.statements) { statement in
                switch statement {
                case .assign(let target, _): target.addAssigned(to: &assigned)
                case .if(let conditions, _, _), .guard(let conditions, _):
                    for case .binding(.name(let name, _), _) in conditions { bound.insert(name.value) }
                    for case .binding(.optional(.name(let name, _)), _) in conditions {
                        bound.insert(name.value)
                    }
                    for case .binding(_, let value?) in conditions { value.addName(to: &tested) }
                case .switch(let subject, _): subject.addName(to: &tested)
                default: break
                }
            } _: { expression in
                switch expression.kind {
                case .member(let base?, let name):
                    if ofOptional.contains(name.value) { base.addName(to: &tested) }
                    if !isOptional(base, in: text) { base.addName(to: &used) }
                case .prefix("&", let target): target.addAssigned(to: &assigned)
                case .binary(_, let left, let right):
                    left.addName(to: &tested)
                    right.addName(to: &tested)
                case .cast(let base, _, _), .typeTest(let base, _): base.addName(to: &tested)
                case .array(let parts): for part in parts { part.addName(to: &tested) }
                case .call(let callee, let arguments) where callee.calledName == "setValue":
                    if case .string(let key)? = arguments.last?.value.kind { assigned.insert(key) }
                default: break
                }
            }
            // It never runs without a nib.
            if block.function?.signature == "awakeFromNib()" { continue }
            unwrapped.formUnion(used.subtracting(bound))
        }
        return (unwrapped.subtracting(tested), assigned)
    }

    /// Whether a `?` stands after the expression.
    private static func isOptional(_ base: Expression, in text: [UInt8]) -> Bool {
        // The range may or may not hold the mark.
        let end = base.range.upperBound
        return [end - 1, end].contains { text.indices.contains($0) && text[$0] == UInt8(ascii: "?") }
    }
}

extension Expression {
    fileprivate func addName(to names: inout Set<String>) {
        switch kind {
        case .name(let name): names.insert(name)
        case .member(_, let name): names.insert(name.value)
        default: break
        }
    }

    /// The members of other objects that an assignment to the expression sets.
    fileprivate func addAssigned(to names: inout Set<String>) {
        switch kind {
        case .member(_?, let name): names.insert(name.value)
        case .index(_, let arguments):
            if case .keyPath(let path)? = arguments.first?.value.kind, let name = path.last {
                names.insert(name)
            }
        case .tuple(let parts): for part in parts { part.value.addAssigned(to: &names) }
        default: break
        }
    }
}
