import InterfaceBuilder
import NibCompiler

/// The calls of members in facts, as `name(_:label:)`, and the ranges of all expressions.
struct Calls {
    private(set) var found: [String] = []
    private(set) var ranges: [ByteRange] = []

    mutating func walk(_ facts: SourceFacts) {
        for type in facts.types {
            for item in type.properties { walk(item) }
            for item in type.functions { walk(item.body ?? []) }
            for item in type.cases { if let value = item.rawValue { walk(value) } }
        }
        for item in facts.functions { walk(item.body ?? []) }
        for item in facts.properties { walk(item) }
        walk(facts.statements)
    }

    private mutating func walk(_ property: PropertyDeclaration) {
        if let value = property.value { walk(value) }
    }

    private mutating func walk(_ statements: [Statement]) {
        for statement in statements {
            switch statement {
            case .expression(let value): walk(value)
            case .declare(let properties): for item in properties { walk(item) }
            case .assign(let target, let value):
                walk(target)
                walk(value)
            case .return(let value, _), .leave(let value):
                if let value { walk(value) }
            case .if(let conditions, let then, let otherwise):
                for item in conditions { walk(item) }
                walk(then)
                walk(otherwise)
            case .switch(let subject, let cases):
                walk(subject)
                for item in cases {
                    for case .expression(let value) in item.patterns { walk(value) }
                    walk(item.body)
                }
            case .loop(_, let sequence, _, let body):
                walk(sequence)
                walk(body)
            case .whileLoop(let conditions, let body):
                for item in conditions { walk(item) }
                walk(body)
            case .block(let body): walk(body)
            default: break
            }
        }
    }

    private mutating func walk(_ condition: Statement.Condition) {
        switch condition {
        case .boolean(let value): walk(value)
        case .binding(_, let value): if let value { walk(value) }
        case .availability: break
        }
    }

    private mutating func walk(_ expression: Expression) {
        ranges.append(expression.range)
        switch expression.kind {
        case .call(let callee, let arguments):
            if case .member(_, let name) = callee.kind {
                found.append(name.value + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")")
            }
            walk(callee)
            for item in arguments { walk(item.value) }
        case .index(let base, let arguments):
            walk(base)
            for item in arguments { walk(item.value) }
        case .member(let base, _): if let base { walk(base) }
        case .interpolation(let values), .array(let values), .other(let values):
            for item in values { walk(item) }
        case .dictionary(let pairs):
            for pair in pairs {
                walk(pair.key)
                walk(pair.value)
            }
        case .closure(let closure): walk(closure.body)
        case .cast(let value, _, _), .prefix(_, let value), .specialized(let value, _): walk(value)
        case .ternary(let condition, let first, let second):
            for item in [condition, first, second] { walk(item) }
        case .coalesced(let first, let second), .binary(_, let first, let second):
            walk(first)
            walk(second)
        default: break
        }
    }
}
