package import InterfaceBuilder

/// A rule as a value: what it is called, what it means, and what it checks.
package struct Rule: Sendable {
    /// Kebab-case; names the problem. Stable for ever: it stands in configurations and baselines.
    package let id: String
    package let severity: Severity
    /// What some of its findings are instead, as not every fact behind them is known or as they do less harm.
    package let otherSeverities: [Severity]
    /// The rules of uikit-rules.md behind it, such as `B1`; empty for rules about files.
    package let uikitRules: [String]
    /// One sentence: what is wrong. Without a full stop.
    package let summary: String
    /// Why it matters and what to do, in Markdown; shown by `nibc explain` and on the rule's page.
    package let explanation: String
    package let fix: FixAvailability
    package let check: Check

    package init(
        id: String, severity: Severity, sometimes otherSeverities: [Severity] = [], uikitRules: [String] = [],
        summary: String, explanation: String,
        fix: FixAvailability = .never, check: Check
    ) {
        self.id = id
        self.severity = severity
        self.otherSeverities = otherSeverities
        self.uikitRules = uikitRules
        self.summary = summary
        self.explanation = explanation
        self.fix = fix
        self.check = check
    }

    /// What its findings are, such as `error, sometimes warning`.
    package var severityText: String {
        otherSeverities.isEmpty
            ? severity.rawValue
            : "\(severity.rawValue), sometimes \(otherSeverities.map(\.rawValue).joined(separator: " or "))"
    }

    package enum FixAvailability: String, Sendable {
        case never
        case sometimes
        case always
    }

    package enum Check: Sendable {
        /// Found while a file is read; there is nothing left to check.
        case whileReading
        /// Found while the generated code is planned.
        case whilePlanning
        /// Found while the findings of the other rules are held against what suppresses them.
        case whileJudging
        /// Looks at the whole program.
        case program(@Sendable (Program, inout Report) -> Void)
    }
}
