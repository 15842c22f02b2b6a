/// An option as the user may write it: `--name`, `--name value`, `--name=value`, `-n value`.
struct OptionSpec: Sendable {
    let name: String
    let short: Character?
    /// What the value is called in the help; nil for a switch.
    let value: String?
    let help: String

    init(_ name: String, short: Character? = nil, value: String? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }
}

extension OptionSpec {
    static let config = OptionSpec(
        "config", short: "c", value: "path", help: "Use this manifest, and no other that lies under the paths"
    )
    static let filesFrom = OptionSpec(
        "files-from", value: "path", help: "Read paths from a file, one a line; - reads standard input")
    static let format = OptionSpec("format", short: "f", value: "name", help: "How findings are written")
    static let help = OptionSpec("help", short: "h", help: "Show this")
    static let jobs = OptionSpec(
        "jobs", short: "j", value: "count", help: "Read on this many threads (default: one a processor)")
    static let output = OptionSpec(
        "output", short: "o", value: "path", help: "Write to a file what goes to standard output otherwise")
    static let quiet = OptionSpec("quiet", short: "q", help: "Leave out the summary on standard error")
    static let verbose = OptionSpec(
        "verbose", short: "v", help: "Say on standard error what each stage takes in time and memory")

    /// The options that every command has.
    static let common: [OptionSpec] = [
        .config, .filesFrom, .format, .help, .jobs, .output, .quiet, .verbose,
    ]
}
