/// An option as the user may write it: `--name`, `--name value`, `--name=value`, `-n value`.
struct OptionSpec: Sendable {
    let name: String
    let short: Character?
    /// What the value is called in the help; nil for a switch.
    let value: String?
    let help: String
    /// Whether it may be given several times, each time with more values.
    let isRepeatable: Bool
    let completion: Completion

    init(
        _ name: String, short: Character? = nil, value: String? = nil, help: String,
        isRepeatable: Bool = false,
        completion: Completion = .none
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
        self.isRepeatable = isRepeatable
        self.completion = completion
    }

    /// What a shell offers for a value.
    enum Completion: Sendable, Equatable {
        /// Nothing: a number.
        case none
        case file
        /// The formats of the command.
        case format
        /// The ids of the rules, with commas between them.
        case rules
        /// One of these.
        case words([String])
    }
}

extension OptionSpec {
    static let config = OptionSpec(
        "config", short: "c", value: "path",
        help: "Use this manifest, and no other that lies under the paths", completion: .file)
    static let filesFrom = OptionSpec(
        "files-from", value: "path", help: "Read paths from a file, one a line; - reads standard input",
        completion: .file)
    static let format = OptionSpec(
        "format", short: "f", value: "name", help: "How findings are written", completion: .format)
    static let help = OptionSpec("help", short: "h", help: "Show this")
    static let jobs = OptionSpec(
        "jobs", short: "j", value: "count", help: "Read on this many threads (default: one a processor)")
    static let output = OptionSpec(
        "output", short: "o", value: "path", help: "Write to a file what goes to standard output otherwise",
        completion: .file)
    static let quiet = OptionSpec("quiet", short: "q", help: "Leave out the summary on standard error")
    static let verbose = OptionSpec(
        "verbose", short: "v", help: "Say on standard error what each stage takes in time and memory")

    /// The options of commands that read a project.
    static let common: [OptionSpec] = [
        .config, .filesFrom, .format, .help, .jobs, .output, .quiet, .verbose,
    ]
}

/// Those of lint.
extension OptionSpec {
    static let baseline = OptionSpec(
        "baseline", value: "path",
        help: "Report only what this file, made by --write-baseline, does not list",
        completion: .file)
    static let dryRun = OptionSpec(
        "dry-run", help: "With --fix: change nothing, print the changes as a unified diff")
    static let except = OptionSpec(
        "except", value: "rules", help: "Leave out these rules; commas between them, or the option again",
        isRepeatable: true, completion: .rules)
    /// In the place of the common option: with it everything is read.
    static let changedFiles = OptionSpec(
        "files-from", value: "path",
        help: "Report only what is about the files listed there, one a line; - reads standard input",
        completion: .file)
    /// In the place of the common option: more is listed, too.
    static let verboseCalls = OptionSpec(
        "verbose", short: "v",
        help: "Say on standard error what each stage takes in time and memory; in JSON, list all calls")
    static let fix = OptionSpec("fix", help: "Correct what has one safe answer, and report what is left")
    static let only = OptionSpec(
        "only", value: "rules", help: "Report these rules only; commas between them, or the option again",
        isRepeatable: true, completion: .rules)
    static let strict = OptionSpec("strict", short: "s", help: "Warnings give exit status 1, too")
    static let writeBaseline = OptionSpec(
        "write-baseline", value: "path",
        help: "List every finding in this file, for --baseline, and report none",
        completion: .file)
}
