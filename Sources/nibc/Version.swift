/// The version of the command, as `--version` says it.
enum Version {
    static let text = "0.1.0"
    /// The day on which the manual page last changed.
    static let manualDate = "2026-11-30"
}
