/// Completions for zsh, with the help of each option.
enum ZshCompletions {
    static var script: String {
        """
        #compdef nibc
        # Completions of nibc for zsh. Made by 'nibc completions zsh'.

        _nibc_rules() {
            _values -s , rule \(Shell.ruleIDs.joined(separator: " "))
        }

        _nibc() {
            local context state state_descr line
            typeset -A opt_args
            _arguments -C \\
                '(- *)'{-h,--help}'[Show the commands]' \\
                '(- *)--version[Show the version]' \\
                '1:command:->command' \\
                '*::argument:->argument'
            case $state in
            command)
                local -a commands=(
        \(CommandTable.commands.map { "            " + Shell.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
                )
                _describe command commands
                ;;
            argument)
                case $words[1] in
        \(CommandTable.commands.map(command).joined(separator: "\n"))
                esac
                ;;
            esac
        }

        if [[ $funcstack[1] == _nibc ]]; then
            _nibc "$@"
        else
            compdef _nibc nibc
        fi

        """
    }

    private static func command(_ command: CommandSpec) -> String {
        var specs = command.options.map { option(of: command, $0) }
        if command.operandCount.upperBound > 0 {
            specs.append(
                Shell.quoted("*:\(operandName(command)):\(action(command.operandCompletion, command))"))
        }
        return """
                    \(command.name))
                        _arguments -s \\
            \(specs.map { "                \($0)" }.joined(separator: " \\\n"))
                        ;;
            """
    }

    private static func operandName(_ command: CommandSpec) -> String {
        command.operandCompletion == .file ? "path" : "name"
    }

    private static func option(of command: CommandSpec, _ option: OptionSpec) -> String {
        let value = option.value.map { ":\($0):\(action(option.completion, command))" } ?? ""
        let long = "--\(option.name)" + (option.value == nil ? "" : "=")
        let rest = Shell.quoted("[\(escaped(option.help))]\(value)")
        let many = option.isRepeatable ? "*" : ""
        guard let short = option.short else { return Shell.quoted(many + long) + rest }
        let exclusion = option.isRepeatable ? "" : "(-\(short) --\(option.name))"
        return Shell.quoted(exclusion + many) + "{-\(short)\(option.value == nil ? "" : "+"),\(long)}" + rest
    }

    private static func action(_ completion: OptionSpec.Completion, _ command: CommandSpec) -> String {
        switch completion {
        case .none: " "
        case .file: "_files"
        case .format: "(\(command.formats.map(\.rawValue).joined(separator: " ")))"
        case .rules: "_nibc_rules"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    /// Help between brackets.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }
}
