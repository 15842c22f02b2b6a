import InterfaceBuilder
import NibCompiler

extension Printer {
    static func print(_ statements: [Statement]) -> String {
        "{" + statements.map(print).joined(separator: "; ") + "}"
    }

    static func print(_ statement: Statement) -> String {
        switch statement {
        case .expression(let value): print(value)
        case .declare(let properties): properties.map(line).joined(separator: ", ")
        case .assign(let target, let value): print(target) + " = " + print(value)
        case .return(let value, _): "return" + (value.map { " " + print($0) } ?? "")
        case .if(let conditions, let then, let otherwise):
            "if \(print(conditions)) \(print(then))" + (otherwise.isEmpty ? "" : " else " + print(otherwise))
        case .switch(let subject, let cases):
            "switch \(print(subject)) {" + cases.map { print($0) }.joined(separator: " | ") + "}"
        case .loop(let pattern, let sequence, _, let body):
            "for \(print(pattern)) in \(print(sequence)) \(print(body))"
        case .whileLoop(let conditions, let body): "while \(print(conditions)) \(print(body))"
        case .block(let body): "do " + print(body)
        case .leave where statement.isBreak: "break"
        case .leave(let value): "leave" + (value.map { " " + print($0) } ?? "")
        default: "<statement>"
        }
    }

    static func print(_ item: Statement.Case) -> String {
        let label =
            item.patterns.isEmpty ? "default" : item.patterns.map { print($0) }.joined(separator: ", ")
        return label + ": " + item.body.map { print($0) }.joined(separator: "; ")
    }

    static func print(_ closure: Closure) -> String {
        let parameters = closure.parameters.map { $0.name + ($0.type.map { ": " + print($0) } ?? "") }
        let result = closure.result.map { " -> " + print($0) } ?? ""
        let body = closure.body.map { print($0) }.joined(separator: "; ")
        return "{(" + parameters.joined(separator: ", ") + ")" + result + " in " + body + "}"
    }

    static func print(_ conditions: [Statement.Condition]) -> String {
        conditions.map {
            switch $0 {
            case .boolean(let value): print(value)
            case .binding(let pattern, let value): "let \(print(pattern)) = \(value.map(print) ?? "")"
            case .availability: "#available"
            }
        }.joined(separator: ", ")
    }

    static func print(_ pattern: Pattern) -> String {
        switch pattern {
        case .name(let name, let type): name.value + (type.map { ": " + print($0) } ?? "")
        case .expression(let value): print(value)
        default: "<pattern>"
        }
    }

    static func print(_ expression: Expression) -> String {
        switch expression.kind {
        case .string(let text): "\"\(text)\""
        case .interpolation(let parts): "\"" + parts.map { "\\(" + print($0) + ")" }.joined() + "\""
        case .number(let value): "\(value)"
        case .bool(let value): "\(value)"
        case .null: "nil"
        case .name(let name): name
        case .member(let base, let name): (base.map(print) ?? "") + "." + name.value
        case .call(let callee, let arguments): print(callee) + "(" + print(arguments) + ")"
        case .index(let base, let arguments): print(base) + "[" + print(arguments) + "]"
        case .specialized(let base, let types):
            print(base) + "<" + types.map(print).joined(separator: ", ") + ">"
        case .array(let values): "[" + values.map(print).joined(separator: ", ") + "]"
        case .dictionary(let pairs):
            "[" + pairs.map { "\(print($0.key)): \(print($0.value))" }.joined(separator: ", ") + "]"
        case .tuple(let values): "(" + print(values) + ")"
        case .closure(let closure):
            print(closure)
        case .cast(let value, let type, _): "(\(print(value)) as! \(print(type)))"
        case .ternary(let condition, let first, let second):
            "(\(print(condition)) ? \(print(first)) : \(print(second)))"
        case .coalesced(let first, let second): "(\(print(first)) ?? \(print(second)))"
        case .binary(let sign, let left, let right): "(\(print(left)) \(sign) \(print(right)))"
        case .prefix(let sign, let value): sign + print(value)
        case .type(let type): "type " + print(type)
        case .other(let values): "other(" + values.map(print).joined(separator: ", ") + ")"
        default: "<expression>"
        }
    }

    static func print(_ arguments: [Expression.Argument]) -> String {
        arguments.map { ($0.label.map { $0 + ": " } ?? "") + print($0.value) }.joined(separator: ", ")
    }
}
