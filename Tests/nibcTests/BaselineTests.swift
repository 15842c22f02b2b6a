import Foundation
import Testing

@testable import nibc

/// The file of `--baseline`: what it says, what it matches, and what is said about it.
@Suite struct BaselineTests {
    /// A folder with one broken rule in a view description, a source and a manifest.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/nibc.yml", Self.manifest)
        try folder.write("App/Cell.xib", TeamProject.nib.replacing("FreshCell", with: "Cell"))
        try folder.write("App/L.m", Self.objectiveC)
        return folder
    }

    private static let manifest = """
        nibc: 1
        controllers:
          C:
            views:
              v:
                cell: {nib: Cell, identifier: Other}
                layout: {type: flow}
                header: {nib: cell, height: 1}

        """

    private static let objectiveC = """
        #import <UIKit/UIKit.h>
        @interface L : UITableViewController
        @end
        @implementation L
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            return [tableView dequeueReusableCellWithIdentifier:@"a\\tb" forIndexPath:indexPath];
        }
        @end

        """

    private func lint(_ folder: TemporaryFolder, _ arguments: String...) throws -> CommandRun {
        try CommandRun(["lint"] + arguments, in: folder)
    }

    @Test func onlyABaselineIsOverwritten() throws {
        let folder = try project()
        try folder.write("README.md", "# About\n")
        let run = try lint(folder, "--write-baseline", "README.md")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "nibc: 'README.md' is no baseline and is not overwritten; move it away or choose another name\n"
        )
        #expect(try folder.read("README.md") == "# About\n")
        try folder.write("old.txt", "<<<<<<< HEAD\r\n# nibc baseline 1: old\r\n=======\r\n")
        try folder.write("empty.txt", "")
        for name in ["old.txt", "empty.txt", "new.txt"] {
            #expect(try lint(folder, "--write-baseline", name).status == 0, "\(name)")
            #expect(try folder.read(name).hasPrefix("# nibc baseline 1: findings"), "\(name)")
        }
    }

    @Test(arguments: ["# nibc baseline 10: later", "# nibc baseline 2", "# nibc baseline"])
    func anotherVersionIsRefused(_ title: String) throws {
        let folder = try project()
        try folder.write("old.txt", title + "\n")
        let run = try lint(folder, "--baseline", "old.txt")
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'old.txt' is no baseline: its first line is not '# nibc baseline 1'\n")
    }

    @Test func theFileIsOneLineAFindingInOrder() throws {
        let folder = try project()
        let run = try lint(folder, "--write-baseline", "ci/old.txt")
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'ci/old.txt' cannot be written: it does not exist\n")
        try folder.makeFolder("ci")
        #expect(try lint(folder, "--write-baseline", "ci/old.txt").status == 0)
        #expect(
            try folder.read("ci/old.txt") == """
                # nibc baseline 1: findings that 'nibc lint --baseline' does not report; 'nibc lint --write-baseline' writes them anew
                # file, rule, object or declaration, text; a tab between them
                ../App/Cell.xib\tidentifier-mismatch\tFre-sh-001\tCell
                ../App/L.m\tunregistered-identifier\tL.tableView:cellForRowAtIndexPath:\t@"a\\\\tb"
                ../App/nibc.yml\tnib-name-case\tcontrollers.C.views.v.header.nib\tcell

                """)
        // From anywhere, the same file.
        let elsewhere = try CommandRun(
            "lint", "--baseline", folder.url(of: "ci/old.txt").path, folder.path, in: TemporaryFolder())
        #expect(elsewhere.status == 0)
        #expect(elsewhere.output == "")
    }

    @Test func entriesAreKeptApartAndCounted() throws {
        let folder = try project()
        #expect(try lint(folder, "--write-baseline", "b").status == 0)
        let source = try folder.read("App/L.m")
        // The same call a second time in the same method, and the same one in another method.
        let call = "[tableView dequeueReusableCellWithIdentifier:@\"a\\tb\" forIndexPath:indexPath];"
        let two = source.replacing("    return", with: "    if (indexPath.row) return \(call)\n    return")
        try folder.write("App/L.m", two)
        #expect(
            try lint(folder, "--baseline", "b", "-fjson").findings() == [
                "App/L.m:7:57 unregistered-identifier"
            ])
        try folder.write("App/L.m", source.replacing("@\"a", with: "@\"b"))
        #expect(
            try lint(folder, "--baseline", "b", "-fjson").findings() == [
                "App/L.m:6:57 unregistered-identifier", "b:4:1 unused-suppression",
            ])
        try folder.write("App/L.m", source)
        try folder.write("App/Old.m", source.replacing("L ", with: "M "))
        #expect(
            try lint(folder, "--baseline", "b", "-fjson").findings().contains { $0.hasPrefix("App/Old.m") })
    }

    @Test func aLimitedRunSaysNothingOfTheRest() throws {
        let folder = try project()
        #expect(try lint(folder, "--write-baseline", "b").status == 0)
        try folder.write("App/L.m", "// empty\n")
        let obsolete = ["b:4:1 unused-suppression"]
        #expect(try lint(folder, "--baseline", "b", "-fjson").findings() == obsolete)
        #expect(
            try lint(folder, "--baseline", "b", "-fjson", "--except", "cast-mismatch").findings() == obsolete)
        for arguments in [
            ["--only", "unused-suppression,identifier-mismatch"], ["--except", "unregistered-identifier"],
            ["--except", "unused-suppression"], ["App/L.m"], ["App/Cell.xib"],
        ] {
            let run = try CommandRun(["lint", "--baseline", "b", "-fjson"] + arguments, in: folder)
            #expect(try run.findings() == [], "\(arguments)")
        }
        let limited = try CommandRun(
            "lint", "--baseline", "b", "-fjson", "--files-from", "-", in: folder, input: "App/Cell.xib\n")
        #expect(try limited.findings() == [])
        let own = try CommandRun(
            "lint", "--baseline", "b", "-fjson", "--files-from", "-", in: folder, input: "App/L.m\n")
        #expect(try own.findings() == obsolete)
        // Nothing is known where a file is broken.
        try folder.write("App/Broken.xib", "<document>")
        #expect(
            try lint(folder, "--baseline", "b", "-fjson").findings() == ["App/Broken.xib:1:11 malformed-xml"])
    }

    @Test func aGoneFileMakesItsEntriesObsolete() throws {
        let folder = try project()
        #expect(try lint(folder, "--write-baseline", "b").status == 0)
        try FileManager.default.removeItem(at: folder.url(of: "App/L.m"))
        #expect(try lint(folder, "--baseline", "b", "-fjson").findings() == ["b:4:1 unused-suppression"])
        // It lies outside of what was read, and is there.
        try folder.write("App/L.m", Self.objectiveC)
        try folder.makeFolder("Other")
        try folder.write("Other/H.xib", SampleText.header)
        #expect(try lint(folder, "--baseline", "b", "-fjson", "Other").findings() == [])
    }

    @Test func writingInALimitedRunKeepsTheRest() throws {
        let folder = try project()
        #expect(try lint(folder, "--write-baseline", "b").status == 0)
        let whole = try folder.read("b")
        #expect(try lint(folder, "--only", "nib-name-case", "--write-baseline", "b").status == 0)
        #expect(try folder.read("b") == whole)
        #expect(try lint(folder, "App/Cell.xib", "--write-baseline", "b").status == 0)
        #expect(try folder.read("b") == whole)
        try folder.write("App/L.m", "// empty\n")
        #expect(try lint(folder, "--except", "nib-name-case", "--write-baseline", "b").status == 0)
        #expect(
            try folder.read("b").split(separator: "\n").dropFirst(2).map { $0.prefix(15) } == [
                "App/Cell.xib\tid", "App/nibc.yml\tni",
            ])
    }

    @Test(arguments: [
        ("nonsense\n", "'b' is no baseline: its first line is not '# nibc baseline 1'"),
        ("# nibc baseline 1\na\tb\n", "baseline 'b' has no entry in line 2: 'a\\tb'"),
        (
            "# nibc baseline 1\n\n<<<<<<< ours\n",
            "baseline 'b' has no entry in line 3: '<<<<<<< ours'; it has an unresolved merge conflict"
        ),
        ("# nibc baseline 1\na\tb\t\t\\x\n", "baseline 'b' has no entry in line 2: 'a\\tb\\t\\t\\x'"),
    ])
    func whatIsNoBaselineIsRefused(text: String, sentence: String) throws {
        let folder = try project()
        try folder.write("b", text)
        let run = try lint(folder, "--baseline", "b")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == "nibc: \(sentence)\n")
    }

    @Test func fieldsMayHoldAnything() {
        for text in ["", "#x", "a\tb\nc\rd\\n", "ä\u{301}\u{202E}\u{0}", "\\u{41}", " "] {
            let entry = BaselineEntry(path: "#" + text, rule: "r", place: text, text: text)
            #expect(!entry.line.contains { "\n\r".contains($0) })
            #expect(!entry.line.hasPrefix("#"))
            #expect(BaselineEntry.parse(entry.line) == entry)
        }
        let composed = BaselineEntry(path: "a", rule: "r", place: "", text: "\u{E4}")
        #expect(composed != BaselineEntry(path: "a", rule: "r", place: "", text: "a\u{308}"))
    }
}
