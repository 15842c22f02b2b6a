import InterfaceBuilder

/// Code that runs only for objects of one kind among those of a class: under a condition of the object's own type or
/// identifier.
struct OwnKindConditions {
    private var ranges: [ByteRange] = []
    /// From where on the code runs for some objects only.
    private var start: Int?

    init(in statements: [Statement]) {
        var result = self
        SyntaxWalk.visit(statements) { statement in
            switch statement {
            case .if(let conditions, let then, let otherwise):
                if Self.askKind(conditions) { result.add(then + otherwise) }
            case .whileLoop(let conditions, let body): if Self.askKind(conditions) { result.add(body) }
            case .guard(let conditions, _):
                if let end = Self.end(ofKind: conditions) { result.begin(at: end) }
            case .switch(let subject, let cases):
                if Self.asksKind(subject) { for item in cases { result.add(item.body) } }
            default: break
            }
        } _: { expression in
            switch expression.kind {
            case .ternary(let condition, let first, let second):
                if Self.asksKind(condition) { result.ranges += [first.range, second.range] }
            case .binary("&&", let left, let right), .binary("||", let left, let right):
                if Self.asksKind(left) { result.ranges.append(right.range) }
            default: break
            }
        }
        self = result
    }

    func covers(_ expression: Expression) -> Bool {
        let place = expression.range
        return start.map { place.lowerBound >= $0 } ?? false
            || ranges.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }

    private mutating func begin(at place: Int) { start = min(start ?? place, place) }

    private mutating func add(_ statements: [Statement]) {
        var found: [ByteRange] = []
        SyntaxWalk.visit(statements, { _ in }, { found.append($0.range) })
        ranges += found
    }

    private static func askKind(_ conditions: [Statement.Condition]) -> Bool {
        end(ofKind: conditions) != nil
    }

    /// Where a condition of the object's kind ends; nil where there is none.
    private static func end(ofKind conditions: [Statement.Condition]) -> Int? {
        for condition in conditions {
            switch condition {
            case .boolean(let value), .binding(_, let value?):
                if asksKind(value) { return value.range.upperBound }
            case .binding(_, nil), .availability: continue
            }
        }
        return nil
    }

    private static func asksKind(_ expression: Expression) -> Bool {
        var result = false
        SyntaxWalk.visit(expression) { _ in
        } _: { part in
            switch part.kind {
            case .typeTest(let base, _), .cast(let base, _, _):
                if case .name("self") = base.kind { result = true }
            case .call(let callee, let arguments):
                guard let first = arguments.first?.value.kind, case .name("self") = first else { break }
                if callee.calledName == "type" { result = true }
            default:
                if let name = part.ownName, kinds.contains(name) { result = true }
            }
        }
        return result
    }

    private static let kinds: Set<String> = [
        "reuseIdentifier", "restorationIdentifier", "nibName", "isKind", "isMember", "classForCoder", "Self",
    ]
}
