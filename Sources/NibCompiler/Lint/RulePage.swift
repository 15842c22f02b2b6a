import InterfaceBuilder

/// The text of a rule: one source for `nibc explain`, the documentation's page and editors.
package enum RulePage {
    /// The page in Markdown, with one newline at its end.
    package static func text(of rule: Rule) -> String { text(of: rule, example: rule.example) }

    package static func text(of rule: Rule, example: RuleExample?) -> String {
        """
        # \(rule.id)

        \(rule.summary.prefix(1).uppercased())\(rule.summary.dropFirst()).

        Severity: \(rule.severityText)\(origin(of: rule))

        \(rule.explanation)

        """ + (example.map { section("Bad", $0.bad) + section("Good", $0.good) } ?? "")
    }

    private static func section(_ title: String, _ excerpts: [RuleExample.Excerpt]) -> String {
        guard !excerpts.isEmpty else { return "" }
        return "\n## \(title)\n"
            + excerpts.map { "\n`\($0.name)`\n\n```\($0.language)\n\($0.text)\n```\n" }.joined()
    }

    /// The rules of UIKit behind the rule.
    private static func origin(of rule: Rule) -> String {
        rule.uikitRules.isEmpty ? "" : "; UIKit's rules: \(rule.uikitRules.joined(separator: ", "))"
    }
}
