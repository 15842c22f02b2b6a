/// What a command is called, does and takes.
struct CommandSpec: Sendable {
    let name: String
    /// One sentence, without a full stop.
    let summary: String
    /// The operands in the usage line, such as `[PATH…]`.
    let operands: String
    /// How many operands the command takes.
    let operandCount: ClosedRange<Int>
    /// The command's own options; those of `commonOptions` come on top.
    let ownOptions: [OptionSpec]
    /// The formats that `--format` may name; the first is the default.
    let formats: [OutputFormat]
    /// What a user has to know beyond the summary.
    let discussion: String
    let example: String
    /// What a shell offers for an operand.
    var operandCompletion = OptionSpec.Completion.file
    /// The options of other commands that this one has a use for.
    var commonOptions = OptionSpec.common

    /// Its own, and those of other commands, save where its own have the name.
    var options: [OptionSpec] {
        ownOptions + commonOptions.filter { common in !ownOptions.contains { $0.name == common.name } }
    }
}
