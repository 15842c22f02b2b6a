/// Completions for fish, with the help of each option.
enum FishCompletions {
    static var script: String {
        """
        # Completions of nibc for fish. Made by 'nibc completions fish'.
        complete -c nibc -f
        complete -c nibc -n __fish_use_subcommand -s h -l help -d 'Show the commands'
        complete -c nibc -n __fish_use_subcommand -l version -d 'Show the version'
        \(CommandTable.commands.map(command).joined(separator: "\n"))

        """
    }

    private static func command(_ command: CommandSpec) -> String {
        let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
        var lines = [
            "complete -c nibc -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
        ]
        for option in command.options {
            let short = option.short.map { " -s \($0)" } ?? ""
            let value = option.value == nil ? "" : " " + action(option.completion, command, isValue: true)
            lines.append(
                "complete -c nibc \(condition)\(short) -l \(option.name)\(value) -d \(quoted(option.help))")
        }
        if command.operandCount.upperBound > 0 {
            lines.append(
                "complete -c nibc \(condition) " + action(command.operandCompletion, command, isValue: false))
        }
        return lines.joined(separator: "\n")
    }

    private static func action(
        _ completion: OptionSpec.Completion, _ command: CommandSpec, isValue: Bool
    ) -> String {
        let words: String
        switch completion {
        case .none: return isValue ? "-x" : "-f"
        case .file: return isValue ? "-r -F" : "-F"
        case .format: words = command.formats.map(\.rawValue).joined(separator: " ")
        case .rules: words = "(__fish_append , \(Shell.ruleIDs.joined(separator: " ")))"
        case .words(let list): words = list.joined(separator: " ")
        }
        return (isValue ? "-x" : "-f") + " -a \(quoted(words))"
    }

    /// Between single quotes fish knows two escapes.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
