package import InterfaceBuilder

/// `lint:` of a manifest.
package struct LintSettings: Sendable {
    /// Severities by rule id, in the manifest's order.
    package var rules: [RuleSetting] = []

    package init() {}

    package struct RuleSetting: Sendable {
        package var rule: Located<String>
        package var level: Located<Level>

        package init(rule: Located<String>, level: Located<Level>) {
            self.rule = rule
            self.level = level
        }
    }

    /// A severity, or `off`.
    package enum Level: String, Sendable, CaseIterable {
        case off
        case note
        case warning
        case error
    }
}
