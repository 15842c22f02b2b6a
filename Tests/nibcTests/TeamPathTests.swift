import Foundation
import Testing

@testable import nibc

/// What a team does that starts to use lint in a project with many findings.
@Suite struct TeamPathTests {
    private let baseline = "nibc-baseline.txt"

    private func lint(_ project: TeamProject, _ arguments: String...) throws -> CommandRun {
        try CommandRun(["lint", "--baseline", baseline] + arguments, in: project.folder)
    }

    /// The project with its fifty findings in a baseline.
    private func adopted() throws -> TeamProject {
        let project = try TeamProject()
        let before = try CommandRun("lint", in: project.folder)
        #expect(before.status == 1)
        #expect(before.errors.hasPrefix("nibc: 30 errors, 20 warnings in 2 view descriptions, 4 sources;"))
        let written = try CommandRun("lint", "--write-baseline", baseline, in: project.folder)
        #expect(written.status == 0)
        #expect(written.output == "")
        let summary = "nibc: 50 findings written to 'nibc-baseline.txt', from 2 view descriptions, 4 sources;"
        #expect(written.errors.hasPrefix(summary), "\(written.errors)")
        let after = try lint(project, "--strict")
        #expect(after.status == 0)
        #expect(after.output == "")
        #expect(after.errors.hasSuffix("; 50 in the baseline\n"))
        return project
    }

    @Test func onlyTheNewFaultIsReportedInEachFormat() throws {
        let project = try adopted()
        try project.plant()
        for format in CommandSpec.lint.formats {
            let run = try lint(project, "--format", format.rawValue)
            #expect(run.status == 1, "\(format)")
            #expect(run.output.contains("'FrehsCell' is not 'FreshCell'"), "\(format)")
            #expect(!run.output.contains(TeamProject.old), "\(format)")
        }
        #expect(
            try lint(project, "--format", "json").findings() == [
                "Fresh/FreshCell.xib:6:126 identifier-mismatch"
            ])
    }

    @Test func fixChangesTheBytesOfTheAttribute() throws {
        let project = try adopted()
        let right = try project.folder.read("Fresh/FreshCell.xib")
        try project.plant()
        let run = try lint(project, "--fix")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("; 1 finding corrected in 1 file; 50 in the baseline\n"))
        #expect(try project.folder.read("Fresh/FreshCell.xib") == right)
        #expect(
            try lint(project, "--fix").errors.hasSuffix(
                "resolved; 0 findings corrected in 0 files; 50 in the baseline\n"))
    }

    @Test(.enabled(if: ProgramRun.has("git"), "there is no git"))
    func gitShowsOneLine() throws {
        let project = try adopted()
        try project.plant()
        for arguments in [["init", "-q"], ["add", "."]] {
            #expect(try ProgramRun(["git"] + arguments, in: project.folder).status == 0)
        }
        #expect(try lint(project, "--fix").status == 0)
        let stat = try ProgramRun(["git", "diff", "--stat"], in: project.folder)
        #expect(stat.output.contains("Fresh/FreshCell.xib | 2 +-"))
        #expect(stat.output.hasSuffix(" 1 file changed, 1 insertion(+), 1 deletion(-)\n"))
    }

    @Test func aSuppressionWithAReasonIsTheOtherWay() throws {
        let project = try adopted()
        let name = "Fresh/FreshController.swift"
        let right = try project.folder.read(name)
        try project.folder.write(
            name,
            right.replacing(
                "        collectionView.dequeue",
                with:
                    "        if indexPath.item == 9 {\n"
                    + "            return collectionView.dequeueReusableCell(withReuseIdentifier: \"New\", for: indexPath)\n"
                    + "        }\n"
                    + "        return collectionView.dequeue"))
        #expect(
            try lint(project, "--format=json").findings()
                == ["\(name):16:76 unregistered-identifier"])
        let faulty = try project.folder.read(name)
        try project.folder.write(
            name,
            faulty.replacing(
                "            return collectionView.dequeueReusableCell(withReuseIdentifier: \"New\"",
                with: "            // nibc:allow unregistered-identifier a test registers it\n"
                    + "            return collectionView.dequeueReusableCell(withReuseIdentifier: \"New\""))
        let run = try lint(project, "--strict")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors.hasSuffix("; 1 suppressed; 50 in the baseline\n"))
        let report = try lint(project, "--format=json").output
        #expect(report.contains("\"suppressed\": 1,\n    \"baselined\": 50\n"))
        let log = try lint(project, "--format=sarif").output
        #expect(log.contains("\"results\": []"))
        #expect(log.contains("\"suppressed\": 1,\n        \"baselined\": 50\n"))
    }

    @Test func theBaselineHoldsWhenLinesMove() throws {
        let project = try adopted()
        for name in ["Old/Old0Controller.swift", "Old/Old1Controller.swift"] {
            let text = try project.folder.read(name)
            try project.folder.write(name, "// A line above.\n\n" + text.replacing("    ", with: "\t"))
        }
        let storyboard = try project.folder.read("Old/Main.storyboard")
        try project.folder.write(
            "Old/Main.storyboard",
            storyboard.replacing("?>\n", with: "?>\n<!-- above -->\n", maxReplacements: 1))
        let run = try lint(project, "--strict")
        #expect(run.output == "")
        #expect(run.status == 0)
        #expect(run.errors.hasSuffix("; 50 in the baseline\n"))
    }

    @Test func whatIsMendedIsNamedAndTakenOut() throws {
        let project = try adopted()
        let before = try project.folder.read(baseline)
        let name = "Old/Old0Controller.swift"
        try project.folder.write(
            name,
            try project.folder.read(name).replacing("Gone0x3", with: "Jar").replacing("Gone0x4", with: "Jar"))
        let run = try lint(project)
        #expect(run.status == 0)
        #expect(
            run.output == """
                \(project.folder.path)/nibc-baseline.txt:26:1: warning: the baseline's entry is obsolete: no 'unregistered-identifier' for '"Gone0x3"' in 'Old/Old0Controller.swift' at 'Old0Controller.collectionView(_:cellForItemAt:)' [unused-suppression]
                \(project.folder.path)/nibc-baseline.txt:26:1: note: '--fix' removes the line
                \(project.folder.path)/nibc-baseline.txt:27:1: warning: the baseline's entry is obsolete: no 'unregistered-identifier' for '"Gone0x4"' in 'Old/Old0Controller.swift' at 'Old0Controller.collectionView(_:cellForItemAt:)' [unused-suppression]
                \(project.folder.path)/nibc-baseline.txt:27:1: note: '--fix' removes the line

                """)
        #expect(try lint(project, "--fix").output == "")
        let lines = before.split(separator: "\n").filter {
            !$0.contains("Gone0x3") && !$0.contains("Gone0x4")
        }
        #expect(try project.folder.read(baseline) == lines.joined(separator: "\n") + "\n")
        #expect(try lint(project).errors.hasSuffix("; 48 in the baseline\n"))
    }
}
