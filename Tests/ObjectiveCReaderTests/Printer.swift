import InterfaceBuilder
import NibCompiler

/// Facts in a compact text for the tests to compare.
enum Printer {
    static func print(_ facts: SourceFacts) -> [String] {
        var found: [String] = []
        for type in facts.types { found += lines(type) }
        for function in facts.functions { found += lines(function) }
        for property in facts.properties { found.append(line(property)) }
        for alias in facts.aliases {
            found.append("typealias \(alias.name) = " + (alias.type.map { print($0) } ?? "?"))
        }
        for statement in facts.statements { found.append(print(statement)) }
        return found
    }

    static func lines(_ type: TypeDeclaration) -> [String] {
        var head = "\(type.kind) \(type.name.value)"
        if !type.inherited.isEmpty {
            head += ": " + type.inherited.map { print($0) }.joined(separator: ", ")
        }
        var found = [head]
        for item in type.cases {
            found.append("  case " + item.name.value + (item.rawValue.map { " = " + print($0) } ?? ""))
        }
        for property in type.properties { found.append("  " + line(property)) }
        for function in type.functions { found += lines(function).map { "  " + $0 } }
        return found
    }

    static func line(_ property: PropertyDeclaration) -> String {
        var words: [String] = []
        if property.access == .fileprivate { words.append("fileprivate") }
        if property.isOutlet { words.append(property.isOutletCollection ? "outlets" : "outlet") }
        if property.isStatic { words.append("static") }
        if property.isWeak { words.append("weak") }
        words.append(property.isConstant ? "let" : "var")
        words.append(property.name.value)
        var text = words.joined(separator: " ")
        if let type = property.type { text += ": " + print(type) }
        if let value = property.value { text += " = " + print(value) }
        return text
    }

    static func lines(_ function: FunctionDeclaration) -> [String] {
        let parameters = function.parameters.map {
            ($0.label ?? "_") + " " + $0.name + ": " + print($0.type)
        }
        var head = function.isAction ? "action " : ""
        if function.isStatic { head += "static " }
        head += "func \(function.name.value)(\(parameters.joined(separator: ", ")))"
        if let result = function.result { head += " -> " + print(result) }
        if let selector = function.selector { head += " [\(selector)]" }
        return [head] + (function.body ?? []).map { "  " + print($0) }
    }

    static func print(_ type: TypeReference) -> String {
        switch type.kind {
        case .named(let names, let arguments):
            names.joined(separator: ".")
                + (arguments.isEmpty ? "" : "<" + arguments.map(print).joined(separator: ", ") + ">")
        case .optional(let type): print(type) + "?"
        case .array(let type): "[" + print(type) + "]"
        case .dictionary(let key, let value): "[\(print(key)): \(print(value))]"
        case .tuple(let types): "(" + types.map(print).joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map(print).joined(separator: ", ") + ") -> " + print(result)
        case .metatype(let type): print(type) + ".Type"
        case .composition(let types): types.map(print).joined(separator: " & ")
        case .other: "?"
        }
    }
}
