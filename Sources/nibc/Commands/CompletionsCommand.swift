import NibCompiler

/// `nibc completions`: a script for a shell.
struct CompletionsCommand {
    let options: CommonOptions
    let shell: String

    func run() throws -> ExitStatus {
        guard let known = Shell(rawValue: shell) else {
            let names = Shell.allCases.map(\.rawValue)
            let near = NearName.suggestion(for: shell, among: names)
            throw UsageError(
                "'\(shell)' is no shell that there are completions for: \(names.joined(separator: ", "))"
                    + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        try ReportOutput(options: options).write(known.script)
        return .clean
    }
}
