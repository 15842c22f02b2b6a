import InterfaceBuilder
import NibCompiler

/// Outlines as text, line by line, from the scan and from facts: both must say the same.
enum OutlineText {
    static func lines(_ outline: Outline) -> [String] {
        outline.types.map { line($0.kind, $0.name, $0.inherited, $0.members) }.sorted()
            + ["globals " + outline.globals.sorted().joined(separator: " ")]
    }

    static func lines(_ facts: SourceFacts) -> [String] {
        let globals =
            facts.properties.map(\.name.value) + facts.functions.map(\.name.value) + facts.aliases.map(\.name)
        return facts.types.flatMap { lines($0, in: nil) }.sorted()
            + ["globals " + globals.sorted().joined(separator: " ")]
    }

    private static func lines(_ type: TypeDeclaration, in parent: String?) -> [String] {
        let name = (parent.map { $0 + "." } ?? "") + type.name.value
        let members =
            type.properties.map(\.name.value).filter { $0 != "_" } + type.functions.map(\.name.value)
            + type.cases.map(\.name.value) + type.aliases.map(\.name) + type.types.map(\.name.value)
        return [line(type.kind, name, type.inherited.flatMap(names), members)]
            + type.types.flatMap { lines($0, in: name) }
    }

    private static func names(_ type: TypeReference) -> [String] {
        if case .composition(let parts) = type.kind { return parts.flatMap(names) }
        return type.name.map { [$0] } ?? []
    }

    private static func line(
        _ kind: TypeDeclaration.Kind, _ name: String, _ inherited: [String], _ members: [String]
    ) -> String {
        "\(kind) \(name): \(inherited.joined(separator: ", ")) { \(members.sorted().joined(separator: " ")) }"
    }
}
