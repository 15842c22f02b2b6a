import InterfaceBuilder
import NibCompiler

/// A rule as SARIF describes it.
enum SARIFRule {
    static func descriptor(_ id: String) -> JSONValue {
        guard let rule = RuleCatalog.rule(id) else { return .object([("id", .string(id))]) }
        let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + "."
        return .object([
            ("id", .string(id)), ("name", .string(name)),
            ("shortDescription", SARIFReporter.message(summary)),
            ("fullDescription", SARIFReporter.message("\(summary) \(plain(rule.explanation))")),
            (
                "help",
                .object([
                    ("text", .string(plain(rule.explanation))),
                    ("markdown", .string(RulePage.text(of: rule))),
                ])
            ),
            ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
            (
                "properties",
                .object([
                    ("tags", .array([.string("interface-builder")])),
                    ("uikitRules", .array(rule.uikitRules.map(JSONValue.string))),
                ])
            ),
        ])
    }

    /// Markdown's marks for code left out.
    private static func plain(_ markdown: String) -> String {
        String(markdown.filter { $0 != "`" })
    }
}
