import InterfaceBuilder
import NibCompiler

/// `nibc lint`: reports every fault in what lies under the paths.
struct LintCommand {
    let options: CommonOptions
    let lint: LintOptions

    private var output: ReportOutput { ReportOutput(options: options) }

    func run() throws -> ExitStatus {
        var stopwatch = Stopwatch(isOn: options.isVerbose)
        let first = try LintRun(options, lint, stopwatch: &stopwatch)
        switch lint.fix {
        case .none: return try finish(first, stopwatch: &stopwatch)
        case .apply:
            guard !first.isConfigurationInvalid else { return try finish(first, stopwatch: &stopwatch) }
            let fixes = try FixRun(first.report.findings)
            guard !fixes.isEmpty else {
                var unchanged = first
                unchanged.remarks.insert(fixes.summary("corrected"), at: 0)
                return try finish(unchanged, stopwatch: &stopwatch)
            }
            try fixes.apply()
            stopwatch.lap("correct")
            // Lines have moved, and what was wrong may have hidden something: everything is read again.
            var second = try LintRun(options, lint, stopwatch: &stopwatch)
            second.remarks.insert(fixes.summary("corrected"), at: 0)
            return try finish(second, stopwatch: &stopwatch)
        case .dryRun:
            guard !first.isConfigurationInvalid else { return try finish(first, stopwatch: &stopwatch) }
            let fixes = try FixRun(first.report.findings)
            try output.write(fixes.diff(workingFolder: PathName.workingFolder))
            output.summarize(fixes.summary("to correct"))
            return fixes.isEmpty ? .clean : .faultsFound
        }
    }

    private func finish(_ run: LintRun, stopwatch: inout Stopwatch) throws(CommandFailure) -> ExitStatus {
        try output.write(run.report)
        if run.isConfigurationInvalid {
            output.summarize("invalid configuration: \(run.report.summary)")
            return .failed
        }
        if let text = run.baselineText, let path = lint.newBaseline {
            do {
                try AtomicFile.replace(path, with: Array(text.utf8))
            } catch {
                throw CommandFailure("'\(path)' cannot be written: \(error.reason)")
            }
        }
        stopwatch.lap("report")
        output.summarize(([run.report.summary] + run.remarks).joined(separator: "; "))
        for hint in run.hints { output.summarize(hint) }
        let failing = run.report.count(.error) + (lint.isStrict ? run.report.count(.warning) : 0)
        return failing > 0 ? .faultsFound : .clean
    }
}
