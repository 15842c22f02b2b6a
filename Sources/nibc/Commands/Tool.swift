import NibCompiler

/// The command line from the outside: finds the command, runs it, and turns what it throws into an exit
/// status and a sentence.
enum Tool {
    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try runCommand(arguments)
        } catch let error as UsageError {
            let known = CommandTable.commands.first { $0.name == arguments.first }
            let help = known.map { "nibc \($0.name) --help" } ?? "nibc --help"
            StandardStream.error.writeIgnoringErrors(
                "nibc: \(VisibleText.of(error.message))\nrun '\(help)' for what there is\n")
        } catch let error as CommandFailure {
            StandardStream.error.writeIgnoringErrors("nibc: \(VisibleText.of(error.message))\n")
        } catch {
            StandardStream.error.writeIgnoringErrors("nibc: \(VisibleText.of("\(error)"))\n")
        }
        return .failed
    }

    private static func runCommand(_ arguments: [String]) throws -> ExitStatus {
        guard let name = arguments.first else { throw UsageError("a command is missing") }
        switch name {
        case "--help", "-h", "help":
            if arguments.count == 2, let command = command(named: arguments[1]) {
                try StandardStream.output.write(command.help)
            } else {
                try StandardStream.output.write(CommandTable.help)
            }
            return .clean
        case "--version":
            try StandardStream.output.write("nibc \(Version.text)\n")
            return .clean
        default: break
        }
        guard let command = command(named: name) else {
            if name.hasPrefix("-") { throw UsageError("unknown option '\(name)' before a command") }
            let near = NearName.suggestion(for: name, among: CommandTable.commands.map(\.name))
            throw UsageError("unknown command '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        let parsed = try command.parse(arguments.dropFirst())
        if parsed.has(.help) {
            try StandardStream.output.write(command.help)
            return .clean
        }
        guard command.operandCount.contains(parsed.operands.count) else {
            throw UsageError(
                parsed.operands.count < command.operandCount.lowerBound
                    ? "nibc \(command.name) needs \(command.operands)"
                    : "'\(parsed.operands[command.operandCount.upperBound])' is one operand too many")
        }
        var options = try CommonOptions(parsed, of: command)
        let errors = StandardStream.error
        if errors.isTerminal, !errors.isDumb, !options.isQuiet, !options.isVerbose {
            ProgressBar.shared.start(width: errors.terminal.width)
        }
        defer { ProgressBar.shared.stop() }
        if command.name == CommandSpec.lint.name {
            var lint = try LintOptions(parsed)
            lint.changedFiles = try parsed[.changedFiles].map(PathList.read)
            return try LintCommand(options: options, lint: lint).run()
        }
        if let list = parsed[.filesFrom] { options.paths = (options.paths ?? []) + (try PathList.read(list)) }
        switch command.name {
        case "generate": return try GenerateCommand(options, parsed).run()
        case "extract": return try ExtractCommand(options: options).run()
        case "init": return try InitCommand(options: options).run()
        case "explain": return try ExplainCommand(options: options, name: parsed.operands[0]).run()
        case "rules": return try RulesCommand(options: options).run()
        case "completions": return try CompletionsCommand(options: options, shell: parsed.operands[0]).run()
        case "manual":
            try ReportOutput(options: options).write(ManualPage.text)
            return .clean
        default: return try DumpCommand(options: options, path: parsed.operands[0]).run()
        }
    }

    private static func command(named name: String) -> CommandSpec? {
        CommandTable.commands.first { $0.name == name }
    }
}
