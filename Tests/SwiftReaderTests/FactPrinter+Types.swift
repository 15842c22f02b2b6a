import InterfaceBuilder
import NibCompiler

extension FactPrinter {
    static func text(_ type: TypeReference) -> String {
        switch type.kind {
        case .named(let components, let arguments):
            components.joined(separator: ".")
                + (arguments.isEmpty ? "" : "<" + arguments.map(text).joined(separator: ", ") + ">")
        case .optional(let type): text(type) + "?"
        case .array(let type): "[" + text(type) + "]"
        case .dictionary(let key, let value): "[" + text(key) + ": " + text(value) + "]"
        case .tuple(let parts): "(" + parts.map(text).joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(text).joined(separator: ", ") + ") -> " + text(result)
        case .metatype(let type): text(type) + ".Type"
        case .composition(let parts): parts.map(text).joined(separator: " & ")
        case .other: "other"
        }
    }

    static func text(_ pattern: Pattern) -> String {
        switch pattern {
        case .any: "_"
        case .name(let name, let type): "let \(name.value)" + (type.map { ": " + text($0) } ?? "")
        case .tuple(let parts): "(" + parts.map(text).joined(separator: ", ") + ")"
        case .enumCase(let type, let name, let parts):
            (type.map(text) ?? "") + "." + name.value
                + (parts.isEmpty ? "" : "(" + parts.map(text).joined(separator: ", ") + ")")
        case .cast(let pattern, let type): text(pattern) + " as " + text(type)
        case .optional(let pattern): text(pattern) + "?"
        case .expression(let expression): text(expression)
        }
    }
}
