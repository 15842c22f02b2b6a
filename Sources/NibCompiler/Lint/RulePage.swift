import InterfaceBuilder

/// The text of a rule: one source for `nibc explain`, the documentation's page and editors.
package enum RulePage {
    /// The page in Markdown, with one newline at its end.
    package static func text(of rule: Rule) -> String {
        """
        # \(rule.id)

        \(rule.summary.prefix(1).uppercased())\(rule.summary.dropFirst()).

        Severity: \(rule.severityText)\(origin(of: rule))

        \(rule.explanation)

        """
    }

    /// The rules of UIKit behind the rule.
    private static func origin(of rule: Rule) -> String {
        rule.uikitRules.isEmpty ? "" : "; UIKit's rules: \(rule.uikitRules.joined(separator: ", "))"
    }
}
