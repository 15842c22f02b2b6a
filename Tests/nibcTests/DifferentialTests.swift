import Foundation
import Testing

/// `Scripts/differential` finds nothing in the fixtures: an independent reading of them gives the same facts.
@Suite struct DifferentialTests {
    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: python != nil, "python3 is not installed"))
    func fixturesAreReadAsElementTreeReadsThem() throws {
        let root = RuleFixtureTests.root
        let script = root.appending(path: "Scripts/differential").path
        let fixtures = root.appending(path: "Fixtures").path
        let run = try ProgramRun(
            [try #require(Self.python), script, "--nibc", CommandRun.binary.path, fixtures])
        #expect(run.status == 0)
        #expect(run.output.hasSuffix(", 0 differences\n"), "\(run.output)")
        #expect(!run.output.hasPrefix("0 files"))
    }
}
