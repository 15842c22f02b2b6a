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
    /// The names of variables and properties that code sets of itself, or hands over to be set.
    var ownAssigned: Set<String> { found.own }
    /// The names that key-value coding may set.
    var assignedByKey: Set<String> { found.keys.names }

    /// The names of properties that code of a type, by the type, asks for a member of its own object's, with the
    /// functions that do (nil for other code): as `unwrapped`, not only in the property's own observers, and not under a
    /// condition of what the object is.
    var unwrappedOwn: [TypeID: [String: [FunctionDeclaration?]]] { found.unwrappedOwn }
    /// Likewise, of another object.
    var unwrappedOfOthers: Set<String> { found.unwrappedOfOthers }

    private struct Found {
        var unwrapped: Set<String> = []
        var unwrappedOwn: [TypeID: [String: [FunctionDeclaration?]]] = [:]
        var unwrappedOfOthers: Set<String> = []
        var assigned: Set<String> = []
        var own: Set<String> = []
        var keys = KeyedAssignments()
    }

    private static func find(in table: SymbolTable) -> Found {
        var result = Found()
        var tested: Set<String> = []
        let ofOptional = Set(table.type(named: "Optional").map { Array(table[$0].members.keys) } ?? [])
            .union(["map", "flatMap"])
        for block in CodeBlock.all(of: table) {
            guard let text = table.files[block.file]?.file.text else { continue }
            var own: Set<String> = []
            var ofOthers: Set<String> = []
            var bound: Set<String> = []
            let local = LocalNames(of: block)
            let uncertain = OwnKindConditions(in: block.statements)
            var certain: Set<String> = []
            SyntaxWalk.visit(block.statements) { statement in
                switch statement {
                case .assign(let target, _):
                    target.addAssigned(to: &result.assigned)
                    target.addOwnAssigned(to: &result.own)
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
                    guard !isOptional(base, in: text) else { break }
                    guard let name = base.ownName else {
                        base.addName(to: &ofOthers)
                        break
                    }
                    if case .name = base.kind, local.contains(name) { break }
                    own.insert(name)
                    if !uncertain.covers(base) { certain.insert(name) }
                case .prefix("&", let target):
                    target.addAssigned(to: &result.assigned)
                    target.addOwnAssigned(to: &result.own)
                case .keyPath(let path): if let name = path.last { result.own.insert(name) }
                case .binary(_, let left, let right):
                    left.addName(to: &tested)
                    right.addName(to: &tested)
                case .cast(let base, _, _), .typeTest(let base, _): base.addName(to: &tested)
                case .array(let parts): for part in parts { part.addName(to: &tested) }
                case .call(let callee, let arguments): result.keys.add(callee.calledName, arguments)
                case .string(let text): result.keys.add(text)
                case .other(let parts): result.keys.add(expression, parts, in: text)
                default: break
                }
            }
            // It never runs without a nib.
            if block.function?.signature != "awakeFromNib()" {
                result.unwrapped.formUnion(own.union(ofOthers).subtracting(bound))
            }
            result.unwrappedOfOthers.formUnion(ofOthers.subtracting(bound))
            if let owner = block.owner {
                if let property = block.property { bound.insert(property.name.value) }
                for name in certain.subtracting(bound) {
                    result.unwrappedOwn[owner, default: [:]][name, default: []].append(block.function)
                }
            }
        }
        result.unwrapped.subtract(tested)
        result.unwrappedOfOthers.subtract(tested)
        for owner in result.unwrappedOwn.keys {
            for name in tested { result.unwrappedOwn[owner]?[name] = nil }
        }
        return result
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

    /// The names that an assignment to the expression sets without an object: `label`, Objective-C's `_label`.
    fileprivate func addOwnAssigned(to names: inout Set<String>) {
        switch kind {
        case .name(let name):
            names.insert(name)
            if name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
        case .tuple(let parts): for part in parts { part.value.addOwnAssigned(to: &names) }
        default: break
        }
    }
}
