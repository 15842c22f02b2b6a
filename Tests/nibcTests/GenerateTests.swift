import Foundation
import NibCompiler
import Testing

/// `nibc generate` as a process.
@Suite
struct GenerateTests {
    private let file = "Generated/GardenController+Reuse.swift"

    private func app(manifest: String = GardenManifest.text) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yml", manifest)
        try folder.write("HeaderView.xib", SampleText.header)
        return folder
    }

    @Test func writesOnceAndThenOnlyDifferences() throws {
        let folder = try app()
        let before = try CommandRun("generate", "--check", in: folder)
        #expect(before.status == 1)
        #expect(before.output == "\(file): would be added\n")
        #expect(try folder.names() == ["HeaderView.xib", "nibc.yml"])
        let first = try CommandRun("generate", in: folder)
        #expect(first.status == 0)
        #expect(first.output == "")
        #expect(first.errors == "nibc: 1 written, 0 unchanged, 0 removed\n")
        let text = try folder.read(file)
        #expect(text.hasPrefix(GeneratedFile.marker + "\n"))
        #expect(try CommandRun("generate", in: folder).errors == "nibc: 0 written, 1 unchanged, 0 removed\n")
        #expect(try CommandRun("generate", "--check", in: folder).status == 0)
        try folder.write(file, text + "// edited\n")
        let changed = try CommandRun("generate", "--check", "--format", "json", in: folder)
        #expect(changed.status == 1)
        let changes = try #require(try changed.json()["changes"] as? [[String: String]])
        #expect(changes == [["path": file, "change": "change"]])
        #expect(try CommandRun("generate", in: folder).status == 0)
        #expect(try folder.read(file) == text)
        #expect(try folder.names(in: "Generated") == ["GardenController+Reuse.swift"])
    }

    @Test func theWorkingDirectoryDoesNotMatter() throws {
        let folder = try app()
        let other = try TemporaryFolder()
        #expect(try CommandRun("generate", "--config", "\(folder.path)/nibc.yml", in: other).status == 0)
        let text = try folder.read(file)
        #expect(!text.contains(folder.path))
        #expect(try CommandRun("generate", "--check", in: folder).status == 0)
        #expect(try CommandRun("generate", "--check", folder.path, in: other).status == 0)
        #expect(try other.names() == [])
    }

    @Test func filesOfControllersThatAreGoneAreRemoved() throws {
        let folder = try app()
        #expect(try CommandRun("generate", in: folder).status == 0)
        try folder.write("Generated/Mine.swift", "// by hand\n")
        try folder.write(
            "nibc.yml", GardenManifest.text.replacing("GardenController", with: "MeadowController"))
        let check = try CommandRun("generate", "--check", in: folder)
        #expect(
            check.output == """
                \(file): would be removed
                Generated/MeadowController+Reuse.swift: would be added

                """)
        #expect(try CommandRun("generate", in: folder).errors == "nibc: 1 written, 0 unchanged, 1 removed\n")
        #expect(try folder.names(in: "Generated") == ["MeadowController+Reuse.swift", "Mine.swift"])
    }

    @Test func errorsAreReportedAndNothingIsWritten() throws {
        let folder = try app()
        try folder.write("HeaderView.xib", SampleText.conflict)
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("\(folder.path)/HeaderView.xib:2:1: error: "))
        #expect(run.errors == "nibc: 1 error in 1 view description, 1 manifest; nothing is written\n")
        #expect(try folder.names() == ["HeaderView.xib", "nibc.yml"])
    }

    @Test(arguments: ["lint", "generate"])
    func aConfigurationErrorIsAllThatIsReported(command: String) throws {
        let folder = try app(manifest: GardenManifest.text + "controlers: {}\n")
        try folder.write("Broken.xib", SampleText.conflict)
        let run = try CommandRun(command, "--format", "json", in: folder)
        #expect(run.status == 2)
        #expect(try run.findings() == ["nibc.yml:8:1 unknown-key"])
        #expect(run.errors.hasPrefix("nibc: invalid configuration: 1 error"))
    }

    @Test func sourcesThatDoNotExistAreAConfigurationError() throws {
        let folder = try app(manifest: GardenManifest.text + "sources: [HeaderView.xib, Gone]\n")
        let run = try CommandRun("lint", "--format", "json", in: folder)
        #expect(run.status == 2)
        #expect(try run.findings() == ["nibc.yml:8:27 invalid-value"])
    }

    @Test(arguments: ["../Outside", "/tmp/outside", "Link", "Link/Inside"])
    func nothingIsWrittenOutsideTheFolder(output: String) throws {
        let folder = try app(manifest: GardenManifest.text + "generate: {output: \(output)}\n")
        let other = try TemporaryFolder()
        try folder.link("Link", to: other.path)
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 2)
        #expect(run.errors != "")
        #expect(try other.names() == [])
    }

    @Test func filesOfTheUserAreNotOverwritten() throws {
        let folder = try app()
        try folder.write(file, "// by hand\n")
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("nibc: '\(file)' was not generated by nibc and is not overwritten"))
        #expect(try folder.read(file) == "// by hand\n")
    }

    @Test(.enabled(if: Unprivileged.isPossible, "the superuser may write everywhere"))
    func aReadOnlyFolderIsTwoAndKeepsItsBytes() throws {
        let folder = try app()
        try folder.write(file, GeneratedFile.marker + "\nold\n")
        try folder.setPermissions(0o555, of: "Generated")
        defer { try? folder.setPermissions(0o755, of: "Generated") }
        let run = try CommandRun(["generate"], in: folder, launcher: Unprivileged.launcher)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: files in 'Generated' cannot be written: permission denied\n")
        #expect(try folder.read(file) == GeneratedFile.marker + "\nold\n")
    }

    /// A limit on the size of files stands in for a full disk: the write fails half-way.
    @Test(.disabled(if: Sanitizer.isActive, "a sanitizer's run time writes files of its own"))
    func aWriteThatFailsKeepsTheOldBytes() throws {
        let folder = try app()
        try folder.write(file, GeneratedFile.marker + "\nold\n")
        let run = try CommandRun(
            ["generate"], in: folder,
            launcher: ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh"])
        #expect(run.status == 2)
        #expect(try folder.read(file) == GeneratedFile.marker + "\nold\n")
        #expect(try folder.names(in: "Generated") == ["GardenController+Reuse.swift"])
    }

    /// As a build wants it: one file with a name that does not depend on what is in it.
    @Test func aSingleFileLiesWhereverItIsAsked() throws {
        let folder = try app(
            manifest: GardenManifest.text
                + "  MeadowController: {views: {beds: {cell: {class: MeadowCell}}}}\n")
        let other = try TemporaryFolder()
        let run = try CommandRun("generate", "--single-file", "\(other.path)/All.swift", in: folder)
        #expect(run.errors == "nibc: 1 written, 0 unchanged, 0 removed\n")
        #expect(try folder.names() == ["HeaderView.xib", "nibc.yml"])
        let text = try other.read("All.swift")
        #expect(text.hasPrefix(GeneratedFile.marker + "\n\nimport UIKit\n"))
        #expect(text.contains("extension GardenController {"))
        #expect(text.contains("extension MeadowController {"))
        try other.write("Generated.swift", GeneratedFile.marker + "\n")
        try folder.write("nibc.yml", "nibc: 1\n")
        let check = try CommandRun(
            "generate", "--check", "--single-file", "\(other.path)/All.swift", in: folder)
        #expect(check.status == 1)
        #expect(check.output == "\(other.path)/All.swift: would change\n")
        #expect(
            try CommandRun("generate", "--single-file", "\(other.path)/All.swift", in: folder).status == 0)
        #expect(try other.read("All.swift") == GeneratedFile.marker + "\n")
        // What else is in that folder is none of its business, and what a user wrote is not overwritten.
        #expect(try other.names() == ["All.swift", "Generated.swift"])
        try other.write("Mine.swift", "// by hand\n")
        let refused = try CommandRun("generate", "--single-file", "\(other.path)/Mine.swift", in: folder)
        #expect(refused.status == 2)
        #expect(refused.errors.hasPrefix("nibc: '\(other.path)/Mine.swift' was not generated by nibc"))
        try folder.write("Inner/nibc.yml", "nibc: 1\n")
        let two = try CommandRun("generate", "--single-file", "All.swift", in: folder)
        #expect(two.status == 2)
        #expect(
            two.errors
                == "nibc: '--single-file' is for one manifest, and there are 'nibc.yml' and 'Inner/nibc.yml'\n"
        )
    }

    /// As a build wants it: what is read is what was given, as the files of one target.
    @Test func withoutASearchOnlyWhatIsGivenCounts() throws {
        let folder = try app()
        try folder.write("Old/HeaderView.xib", SampleText.conflict)
        try folder.write("Views/en.lproj/HeaderView.xib", SampleText.header)
        try folder.write("Views/de.lproj/HeaderView.xib", SampleText.header)
        let options = ["generate", "--no-search", "--config", "nibc.yml", "--single-file", "All.swift"]
        let given = try CommandRun(
            options + ["Views/en.lproj/HeaderView.xib", "Views/de.lproj/HeaderView.xib"], in: folder)
        #expect(given.status == 0, "\(given.output)")
        #expect(try folder.read("All.swift").contains("-> HeaderView {"))
        let none = try CommandRun(options, in: folder)
        #expect(none.status == 1)
        #expect(none.output.hasPrefix("\(folder.path)/nibc.yml:7:23: error: "))
        #expect(none.output.contains("[nib-not-found]"))
        #expect(none.errors == "nibc: 1 error in 1 manifest; nothing is written\n")
        try folder.write("nibc.yml", GardenManifest.text + "sources: [Views, Old]\n")
        let outside = try CommandRun(options + ["Views/en.lproj/HeaderView.xib"], in: folder)
        #expect(outside.status == 2)
        #expect(
            outside.output.hasPrefix(
                "\(folder.path)/nibc.yml:8:18: error: 'Old' has none of the files that this build reads [invalid-value]\n"
            ))
    }

    @Test func fileListsNameWhatIsReadAndWritten() throws {
        let folder = try app(manifest: GardenManifest.text + "generate: {output: Code}\n")
        try folder.write("Views/Other View.xib", SampleText.header)
        let lists = ["--input-file-list", "in.xcfilelist", "--output-file-list", "out.xcfilelist"]
        #expect(try CommandRun(["generate"] + lists, in: folder).status == 0)
        #expect(
            try folder.read("in.xcfilelist") == """
                # Written by nibc generate
                $(SRCROOT)/HeaderView.xib
                $(SRCROOT)/Views/Other View.xib
                $(SRCROOT)/nibc.yml

                """)
        #expect(
            try folder.read("out.xcfilelist") == """
                # Written by nibc generate
                $(SRCROOT)/Code/GardenController+Reuse.swift

                """)
        // They are only written where they change, and CI sees that they are not up to date.
        try folder.age(["in.xcfilelist"])
        let before = try folder.modificationDate(of: "in.xcfilelist")
        #expect(try CommandRun(["generate"] + lists, in: folder).status == 0)
        #expect(try folder.modificationDate(of: "in.xcfilelist") == before)
        #expect(try CommandRun(["generate", "--check"] + lists, in: folder).status == 0)
        try folder.remove("Views/Other View.xib")
        let check = try CommandRun(["generate", "--check"] + lists, in: folder)
        #expect(check.status == 1)
        #expect(check.output == "in.xcfilelist: would change\n")
        try folder.write("a $(b).xib", SampleText.header)
        let refused = try CommandRun(["generate"] + lists, in: folder)
        #expect(refused.status == 2)
        #expect(refused.errors == "nibc: 'a $(b).xib' cannot be named in a file list\n")
    }

    /// One manifest a run, several in a folder: each has its own files there.
    @Test func anotherManifestsFilesStay() throws {
        let folder = try app()
        let meadow = GardenManifest.text.replacing("GardenController", with: "MeadowController")
        try folder.write("meadow.yml", meadow)
        #expect(try CommandRun("generate", in: folder).status == 0)
        let other = try CommandRun("generate", "-c", "meadow.yml", in: folder)
        #expect(other.errors == "nibc: 1 written, 0 unchanged, 0 removed\n")
        #expect(
            try folder.names(in: "Generated") == [
                "GardenController+Reuse.swift", "MeadowController+Reuse.swift",
            ])
        let text = try folder.read("Generated/MeadowController+Reuse.swift")
        #expect(
            text.hasPrefix("// Generated by nibc from meadow.yml. Edit the manifest, not this file.\n"))
        for arguments in [["generate"], ["generate", "-c", "meadow.yml"]] {
            #expect(
                try CommandRun(arguments, in: folder).errors
                    == "nibc: 0 written, 1 unchanged, 0 removed\n")
        }
        // Code of both for one controller would not compile.
        try folder.write("meadow.yml", GardenManifest.text)
        let refused = try CommandRun("generate", "-c", "meadow.yml", in: folder)
        #expect(refused.status == 2)
        #expect(
            refused.errors
                == "nibc: '\(file)' was generated from 'nibc.yml' and is not overwritten; choose another output"
                + " folder, or leave the controller out of one of the manifests\n")
        #expect(try folder.read(file).hasPrefix(GeneratedFile.marker + "\n"))
        // What a manifest gave that has another name now is replaced.
        try folder.remove("nibc.yml")
        #expect(
            try CommandRun("generate", "-c", "meadow.yml", in: folder).errors
                == "nibc: 1 written, 0 unchanged, 1 removed\n")
        #expect(try folder.names(in: "Generated") == ["GardenController+Reuse.swift"])
    }

    @Test func twoManifestsMayNotShareAFolder() throws {
        let folder = try app(manifest: GardenManifest.text + "generate: {output: Inner/Out}\n")
        try folder.write("Inner/nibc.yml", "nibc: 1\ngenerate: {output: Out}\n")
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: 'nibc.yml' and 'Inner/nibc.yml' have the same output folder\n")
    }
}
