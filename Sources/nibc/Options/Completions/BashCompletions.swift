/// Completions for bash, from 3.2 on. Where no word is offered, bash completes the names of files.
enum BashCompletions {
    static var script: String {
        """
        # Completions of nibc for bash. Made by 'nibc completions bash'.
        _nibc() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
            local rules='\(Shell.ruleIDs.joined(separator: " "))'
            COMPREPLY=()
            # Bash makes '=' a word of its own.
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD-2]}
            fi
            if (( COMP_CWORD == 1 )); then
                COMPREPLY=($(compgen -W '\(names.joined(separator: " ")) --help --version' -- "$current"))
                return
            fi
            case ${COMP_WORDS[1]} in
        \(CommandTable.commands.map(command).joined(separator: "\n"))
            esac
        }

        # One of a list of words with commas between them.
        _nibc_list() {
            local done=
            [[ $2 == *,* ]] && done=${2%,*},
            COMPREPLY=($(compgen -P "$done" -W "$1" -- "${2##*,}"))
        }

        complete -o default -F _nibc nibc

        """
    }

    private static var names: [String] { CommandTable.commands.map(\.name) }

    private static func command(_ command: CommandSpec) -> String {
        let values = command.options.filter { $0.value != nil }.map { option in
            "        \(names(of: option).joined(separator: "|"))) \(offer(option.completion, command)) ;;"
        }
        let options = command.options.flatMap(names(of:)).joined(separator: " ")
        return """
                \(command.name))
                    case $previous in
            \(values.joined(separator: "\n"))
                    esac
                    if [[ $current == -* ]]; then
                        COMPREPLY=($(compgen -W '\(options)' -- "$current"))
                        return
                    fi
                    \(offer(command.operandCompletion, command))
                    ;;
            """
    }

    private static func names(of option: OptionSpec) -> [String] {
        ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
    }

    private static func offer(_ completion: OptionSpec.Completion, _ command: CommandSpec) -> String {
        let words = { (words: [String]) in
            "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\")); return"
        }
        switch completion {
        case .none, .file: return "return"
        case .format: return words(command.formats.map(\.rawValue))
        case .rules: return "_nibc_list \"$rules\" \"$current\"; return"
        case .words(let list): return words(list)
        }
    }
}
