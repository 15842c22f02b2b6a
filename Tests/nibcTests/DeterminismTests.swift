import Foundation
import Testing

/// The same bytes, whatever the order of the arguments, the threads, the locale and the folder: a few runs of
/// `Scripts/determinism`, which does two hundred over everything.
@Suite struct DeterminismTests {
    @Test(.enabled(if: !Sanitizer.isActive, "a sanitizer takes its time"))
    func aFewRunsAreEqual() throws {
        let root = RuleFixtureTests.root
        let paths = [
            "Articles/sections", "Articles/diffable", "Articles/catalog", "Apps/depot",
            "Rules/unused-suppression/bad",
            "Rules/unregistered-identifier/source/bad", "Rules/nib-name-case/bad",
            "Rules/unused-registration",
        ]
        let words =
            ["env", "NIBC=\(CommandRun.binary.path)", root.appending(path: "Scripts/determinism").path, "12"]
            + paths.map { "Fixtures/\($0)" }
        let run = try ProgramRun(words)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("12 runs over \(paths.count) paths in"), "\(run.output)")
        #expect(run.output.contains("identical"))
    }
}
