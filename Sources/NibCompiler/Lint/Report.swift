package import InterfaceBuilder

/// Where a rule puts its findings; knows the rule, so that none can be filed under another one.
package struct Report: Sendable {
    private let rule: Rule
    package private(set) var diagnostics: [Diagnostic] = []

    package init(rule: Rule) {
        self.rule = rule
    }

    /// Files a finding. `severity` only where it is not the rule's own.
    package mutating func add(
        _ message: String, at range: SourceRange, severity: Severity? = nil, notes: [Note] = [],
        fixes: [Fix] = [], subject: ReuseSubject? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                id: rule.id, severity: severity ?? rule.severity, message: message, range: range,
                notes: notes,
                fixes: fixes, subject: subject))
    }
}
