import InterfaceBuilder
import NibCompiler

extension FactPrinter {
    static func statements(_ list: [Statement]) -> String {
        list.map(text).joined(separator: "; ")
    }

    static func text(_ statement: Statement) -> String {
        switch statement {
        case .expression(let value): text(value)
        case .declare(let properties): properties.map(text).joined(separator: ", ")
        case .destructure(let pattern, let type, let value):
            "destructure " + text(pattern) + (type.map { ": " + text($0) } ?? "")
                + (value.map { " = " + text($0) } ?? "")
        case .assign(let target, let value): "set \(text(target)) = \(text(value))"
        case .return(let value, _): "return" + (value.map { " " + text($0) } ?? "")
        case .if(let conditions, let then, let otherwise):
            "if \(text(conditions)) {\(statements(then))}"
                + (otherwise.isEmpty ? "" : " else {\(statements(otherwise))}")
        case .guard(let conditions, let otherwise):
            "guard \(text(conditions)) else {\(statements(otherwise))}"
        case .switch(let subject, let cases):
            "switch \(text(subject)) {" + cases.map(text).joined(separator: " | ") + "}"
        case .loop(let pattern, let sequence, let filter, let body):
            "for \(text(pattern)) in \(text(sequence))" + (filter.map { " where " + text($0) } ?? "")
                + " {\(statements(body))}"
        case .whileLoop(let conditions, let body): "while \(text(conditions)) {\(statements(body))}"
        case .block(let body): "do {\(statements(body))}"
        case .conditional(let clauses):
            "#if {" + clauses.map(statements).joined(separator: "} {") + "}"
        case .function(let function): text(function)
        case .type(let type): text(type)
        case .leave where statement.isBreak: "break"
        case .leave(let value): "leave" + (value.map { " " + text($0) } ?? "")
        }
    }

    static func text(_ item: Statement.Case) -> String {
        (item.patterns.isEmpty ? "default" : item.patterns.map(text).joined(separator: ", "))
            + (item.filter.map { " where " + text($0) } ?? "") + ": " + statements(item.body)
    }

    static func text(_ conditions: [Statement.Condition]) -> String {
        conditions.map { condition in
            switch condition {
            case .boolean(let value): text(value)
            case .binding(let pattern, let value): text(pattern) + (value.map { " = " + text($0) } ?? "")
            case .availability: "available"
            }
        }.joined(separator: ", ")
    }

    static func text(_ expression: Expression) -> String {
        switch expression.kind {
        case .string(let text): "\"\(text)\""
        case .interpolation(let parts): list("interpolation", parts)
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .bool(let value): "\(value)"
        case .null: "nil"
        case .name(let name): name
        case .member(let base, let name): (base.map(text) ?? "") + "." + name.value
        case .call(let callee, let arguments): text(callee) + "(" + text(arguments) + ")"
        case .index(let base, let arguments): text(base) + "[" + text(arguments) + "]"
        case .specialized(let base, let types):
            text(base) + "<" + types.map(text).joined(separator: ", ") + ">"
        case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .dictionary(let pairs):
            "[" + pairs.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + ":]"
        case .tuple(let parts): "(tuple \(text(parts)))"
        case .closure(let closure): text(closure)
        case .cast(let value, let type, let form): "(\(form) \(text(value)) \(text(type)))"
        case .typeTest(let value, let type): "(is \(text(value)) \(text(type)))"
        case .ternary(let condition, let first, let second): list("?", [condition, first, second])
        case .coalesced(let left, let right): list("??", [left, right])
        case .unwrapped(let value): text(value) + "!"
        case .binary(let name, let left, let right): list(name, [left, right])
        case .prefix(let name, let value): list(name, [value])
        case .branching(let statement): "<" + text(statement) + ">"
        case .type(let type): "(type \(text(type)))"
        case .keyPath(let components): "\\" + components.joined(separator: ".")
        case .other(let parts): list("other", parts)
        }
    }

    private static func text(_ arguments: [Expression.Argument]) -> String {
        arguments.map { label($0.label) + text($0.value) }.joined(separator: ", ")
    }

    private static func text(_ closure: Closure) -> String {
        let parameters = closure.parameters.map { $0.name + ($0.type.map { ": " + text($0) } ?? "") }
        let head = parameters.joined(separator: ", ") + (closure.result.map { " -> " + text($0) } ?? "")
        return "{" + (head.isEmpty ? "" : head + " in ") + statements(closure.body) + "}"
    }

    private static func list(_ head: String, _ parts: [Expression]) -> String {
        "(" + ([head] + parts.map(text)).joined(separator: " ") + ")"
    }
}
