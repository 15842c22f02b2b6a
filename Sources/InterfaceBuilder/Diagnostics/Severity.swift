/// How bad a finding is.
package enum Severity: String, Sendable, CaseIterable {
    /// The program raises, traps or silently never shows the view; or the file cannot be used.
    case error
    /// Very likely wrong, or wrong on some devices or systems only.
    case warning
    /// Worth knowing; nothing fails.
    case note
}
