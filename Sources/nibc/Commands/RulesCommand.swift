import InterfaceBuilder
import NibCompiler

/// `nibc rules`: the catalogue.
struct RulesCommand {
    let options: CommonOptions

    func run() throws -> ExitStatus {
        let rules = RuleCatalog.rules.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        let output = ReportOutput(options: options)
        switch options.format {
        case .json:
            let values = rules.map { rule in JSONValue.object(rule.members) }
            try output.write(JSONValue.object([("version", .int(1)), ("rules", .array(values))]).text)
        default:
            try output.write(TextTable(rows: rules.map { [$0.id, $0.severityText, $0.summary] }).text)
        }
        output.summarize("\(rules.count) rule\(rules.count == 1 ? "" : "s")")
        return .clean
    }
}

extension Rule {
    private static func value(_ excerpts: [RuleExample.Excerpt]) -> JSONValue {
        .array(excerpts.map { .object([("file", .string($0.name)), ("text", .string($0.text))]) })
    }

    /// The rule as the members of a JSON object.
    var members: [(name: String, value: JSONValue)] {
        [
            ("id", .string(id)), ("severity", .string(severity.rawValue)),
            ("otherSeverities", .array(otherSeverities.map { .string($0.rawValue) })),
            ("summary", .string(summary)),
            ("uikitRules", .array(uikitRules.map(JSONValue.string))), ("fix", .string(fix.rawValue)),
            ("explanation", .string(explanation)),
            (
                "example",
                example.map { .object([("bad", Self.value($0.bad)), ("good", Self.value($0.good))]) } ?? .null
            ),
        ]
    }
}
