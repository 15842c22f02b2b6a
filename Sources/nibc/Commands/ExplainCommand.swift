import InterfaceBuilder
import NibCompiler

/// `nibc explain`: what a rule means, or where a nib or reuse identifier is used.
struct ExplainCommand {
    let options: CommonOptions
    let name: String

    func run() throws -> ExitStatus {
        let output = ReportOutput(options: options)
        if let rule = RuleCatalog.rule(name) {
            try output.write(Self.text(of: rule, as: options.format))
            return .clean
        }
        var options = options
        // The operand is a name, not a path; a list of paths may follow it.
        let listed = Array((options.paths ?? []).dropFirst())
        options.paths = listed.isEmpty ? nil : listed
        var stopwatch = Stopwatch(isOn: options.isVerbose)
        let workspace: Workspace
        do {
            workspace = try Workspace(options, stopwatch: &stopwatch)
        } catch  where options.config == nil {
            // There is nothing to read here, so nothing has that name.
            throw unknown(among: [])
        }
        if let status = try workspace.reportConfiguration(to: output) { return status }
        let reading = workspace.readSources(jobs: options.jobs, stopwatch: &stopwatch)
        let usage = NameUsage(name, in: workspace, sources: reading.analysis)
        guard !usage.isEmpty else { throw unknown(among: usage.knownNames) }
        try output.write(
            usage.text(as: options.format, FindingPlaces(workingFolder: workspace.workingFolder)))
        if !reading.faults.isEmpty { output.summarize(String(reading.unreadText.dropFirst(2))) }
        return .clean
    }

    private func unknown(among names: [String]) -> CommandFailure {
        let near = NearName.suggestion(for: name, among: RuleCatalog.rules.map(\.id) + names)
        return CommandFailure(
            "'\(name)' is no rule, nib or reuse identifier here"
                + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }

    /// Excerpts under the names of their files.
    private static func text(_ title: String, _ excerpts: [RuleExample.Excerpt]) -> String {
        excerpts.map { excerpt in
            let lines = excerpt.text.split(separator: "\n", omittingEmptySubsequences: false)
            return "\n\(title), \(excerpt.name):\n"
                + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        }.joined()
    }

    private static func text(of rule: Rule, as format: OutputFormat) -> String {
        switch format {
        case .json: return JSONValue.object([("version", .int(1)), ("rule", .object(rule.members))]).text
        default:
            let rules =
                rule.uikitRules.isEmpty ? "" : " (UIKit rules \(rule.uikitRules.joined(separator: ", ")))"
            return "\(rule.id): \(rule.severityText)\(rules)\n\(rule.summary)\n\n\(rule.explanation)\n"
                + (rule.example.map { Self.text("bad", $0.bad) + Self.text("good", $0.good) } ?? "")
        }
    }
}
