import Foundation
import Testing

/// Every format, read by programs of other people: see `Scripts/reports`.
@Suite(
    .enabled(if: ReportReaders.areInstalled, "the readers are not installed; run 'Scripts/setup tests'"))
struct ReportFormatTests {
    @Test func fixturesOfAllRulesAreReadAlikeInEveryFormat() throws {
        let folders = try RuleFixtureTests.ids.map {
            RuleFixtureTests.folder.appending(path: "\($0)/bad").path
        }
        let run = try reports(folders)
        #expect(run.output.hasSuffix(" 0 differences\n"), "\(run.output)")
        let rules = try FileManager.default.contentsOfDirectory(atPath: RuleFixtureTests.folder.path)
            .filter { !$0.hasPrefix(".") }
        #expect(run.output.contains("findings of \(rules.count) rules"), "\(run.output)")
    }

    /// Columns after letters of one, two, three and four bytes, and names that formats have to escape.
    @Test func hostileNamesAndLinesAreReadAlikeInEveryFormat() throws {
        let folder = try TemporaryFolder()
        try HostileProject.write(to: folder)
        let run = try reports([folder.path])
        #expect(run.output.hasSuffix("1 folders, 5 findings of 4 rules, 0 differences\n"), "\(run.output)")
        #expect(run.status == 0)
    }

    @Test func nothingFoundIsAReportToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("Empty.swift", "import UIKit\n")
        #expect(try reports([folder.path]).output == "1 folders, 0 findings of 0 rules, 0 differences\n")
    }

    /// The readers do notice: a command that answers with another project's report is caught in every format.
    @Test func aReportOfSomethingElseIsNoticed() throws {
        let folder = try TemporaryFolder()
        try HostileProject.write(to: folder)
        try folder.write(
            "liar",
            """
            #!/bin/sh
            case "$*" in *json*) exec "\(CommandRun.binary.path)" "$@" ;; esac
            cd "\(RuleFixtureTests.folder.path)/unused-nib/bad" && exec "\(CommandRun.binary.path)" "$@"
            """)
        try folder.setPermissions(0o755, of: "liar")
        let run = try reports([folder.path], binary: folder.url(of: "liar").path)
        #expect(run.status == 1)
        for format in ["sarif", "github", "gitlab", "junit", "text"] {
            #expect(run.output.contains(": \(format)"), "\(format): \(run.output)")
        }
    }

    private func reports(_ folders: [String], binary: String = CommandRun.binary.path) throws -> ProgramRun {
        let script = RuleFixtureTests.root.appending(path: "Scripts/reports").path
        return try ProgramRun([ReportReaders.python, script, "--nibc", binary] + folders)
    }
}
