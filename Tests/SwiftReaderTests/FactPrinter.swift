import InterfaceBuilder
import NibCompiler
import SwiftReader

/// Facts as compact text, for tests: `(call (member tableView reload) x: 1)`.
struct FactPrinter {
    static func text(_ source: String) -> String {
        text(SwiftSourceReader.read(SourceFile(path: "A.swift", text: source)))
    }

    /// The statements of the one function's body that `source` is.
    static func body(_ source: String) -> String {
        let facts = SwiftSourceReader.read(SourceFile(path: "A.swift", text: "func f() {\n\(source)\n}"))
        return statements(facts.functions.first?.body ?? [])
    }

    /// The value of `let x = <source>`.
    static func value(_ source: String) -> String {
        let facts = SwiftSourceReader.read(SourceFile(path: "A.swift", text: "let x = \(source)"))
        return facts.properties.first?.value.map(text) ?? "nothing"
    }

    static func text(_ facts: SourceFacts) -> String {
        var lines = facts.imports.map { "import \($0)" }
        lines += facts.types.map(text) + facts.functions.map(text) + facts.properties.map(text)
        lines += facts.aliases.map(text) + facts.statements.map(text)
        return lines.joined(separator: "\n")
    }

    static func text(_ type: TypeDeclaration) -> String {
        var head = "\(type.kind) \(type.name.value)"
        if let name = type.objectiveCName { head += " objc:\(name)" }
        head += generics(type.generics)
        if !type.inherited.isEmpty { head += ": " + type.inherited.map(text).joined(separator: ", ") }
        head += requirements(type.requirements)
        if type.isFinal { head += " final" }
        if type.access != .internal { head += " \(type.access)" }
        var members = type.cases.map(text) + type.aliases.map(text) + type.properties.map(text)
        members += type.functions.map(text) + type.types.map(text)
        return "(" + ([head] + members).joined(separator: "\n") + ")"
    }

    static func text(_ item: EnumCase) -> String {
        var result = "case \(item.name.value)"
        if let value = item.rawValue { result += " = " + text(value) }
        if !item.associated.isEmpty {
            result +=
                "(" + item.associated.map { label($0.label) + text($0.type) }.joined(separator: ", ") + ")"
        }
        return result
    }

    static func text(_ alias: TypeAlias) -> String {
        (alias.isAssociatedType ? "associated " : "alias ") + alias.name + generics(alias.generics)
            + (alias.type.map { " = " + text($0) } ?? "")
    }

    static func text(_ property: PropertyDeclaration) -> String {
        var words = [property.isConstant ? "let" : "var", property.name.value]
        if let type = property.type { words[1] += ": " + text(type) }
        let flags: [(Bool, String)] = [
            (property.isStatic, "static"), (property.isLazy, "lazy"), (property.isWeak, "weak"),
            (property.isOverride, "override"), (property.isOutlet, "outlet"),
            (property.isOutletCollection, "collection"), (property.isObjectiveC, "objc"),
            (property.isSetterPrivate, "private(set)"),
        ]
        words += flags.filter(\.0).map(\.1)
        if let name = property.objectiveCName { words.append("name:\(name)") }
        if property.access != .internal { words.append("\(property.access)") }
        if let value = property.value { words.append("= " + text(value)) }
        if let getter = property.getter { words.append("get {\(statements(getter))}") }
        if !property.observers.isEmpty { words.append("observe {\(statements(property.observers))}") }
        return words.joined(separator: " ")
    }

    static func text(_ function: FunctionDeclaration) -> String {
        let parameters = function.parameters.map { parameter in
            (parameter.label ?? "_") + (parameter.name == parameter.label ? "" : " \(parameter.name)") + ": "
                + text(parameter.type) + (parameter.isVariadic ? "..." : "")
                + (parameter.defaultValue.map { " = " + text($0) } ?? "")
        }
        var words = [
            "func \(function.name.value)\(generics(function.generics))(\(parameters.joined(separator: ", ")))"
        ]
        if let result = function.result { words.append("-> " + text(result)) }
        words[words.count - 1] += requirements(function.requirements)
        let flags: [(Bool, String)] = [
            (function.isStatic, "static"), (function.isOverride, "override"),
            (function.isConvenience, "convenience"), (function.isRequired, "required"),
            (function.isFailable, "failable"), (function.isAction, "action"),
            (function.isObjectiveC, "objc"), (function.isUnavailable, "unavailable"),
        ]
        words += flags.filter(\.0).map(\.1)
        if let selector = function.selector { words.append("selector:\(selector)") }
        if function.access != .internal { words.append("\(function.access)") }
        if let body = function.body { words.append("{\(statements(body))}") }
        return words.joined(separator: " ")
    }

    static func generics(_ parameters: [GenericParameter]) -> String {
        parameters.isEmpty
            ? ""
            : "<"
                + parameters.map { $0.name + ($0.constraint.map { ": " + text($0) } ?? "") }
                .joined(separator: ", ") + ">"
    }

    static func requirements(_ list: [GenericRequirement]) -> String {
        list.isEmpty
            ? ""
            : " where "
                + list.map { text($0.subject) + ($0.isSameType ? " == " : ": ") + text($0.type) }
                .joined(separator: ", ")
    }

    static func label(_ label: String?) -> String { label.map { "\($0): " } ?? "" }
}
