import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

@testable import nibc

/// The writing of generated files, by itself: what is written is given here.
@Suite struct OutputPlanTests {
    private let marker = GeneratedFile.marker

    private func plan(
        _ files: [String: String], in folder: TemporaryFolder, output: String = "Generated",
        manifest: String = "nibc.yml"
    ) throws -> OutputPlan {
        try OutputPlan(
            files.sorted { $0.key < $1.key }.map { GeneratedFile(name: $0.key, text: $0.value) },
            manifestFolder: folder.path, output: output, manifest: manifest)
    }

    @Test func writesOnlyWhatDiffersAndRemovesWhatIsGone() throws {
        let folder = try TemporaryFolder()
        try folder.write("Generated/Same.swift", "\(marker)\nsame\n")
        try folder.write("Generated/Old.swift", "\(marker)\nold\n")
        try folder.write("Generated/Gone.swift", "\(marker)\r\ngone\n")
        try folder.write("Generated/Mine.swift", "\(marker) Not quite.\n")
        try folder.write("Generated/Gone.txt", "\(marker)\n")
        try folder.setPermissions(0o640, of: "Generated/Old.swift")
        let before = try FileManager.default.attributesOfItem(
            atPath: folder.url(of: "Generated/Same.swift").path)
        let plan = try plan(
            ["Same.swift": "\(marker)\nsame\n", "Old.swift": "\(marker)\nnew\n", "New.swift": "\(marker)\n"],
            in: folder)
        #expect(
            plan.changes.map { "\($0.kind) \(PathName.name(of: $0.path))" } == [
                "remove Gone.swift", "add New.swift", "change Old.swift",
            ])
        #expect(plan.unchanged == 1)
        #expect(try folder.read("Generated/Old.swift").hasSuffix("old\n"))
        try plan.apply()
        #expect(
            try folder.names(in: "Generated") == [
                "Gone.txt", "Mine.swift", "New.swift", "Old.swift", "Same.swift",
            ])
        #expect(try folder.read("Generated/Old.swift").hasSuffix("new\n"))
        let old = try FileManager.default.attributesOfItem(atPath: folder.url(of: "Generated/Old.swift").path)
        #expect(old[.posixPermissions] as? Int == 0o640)
        let after = try FileManager.default.attributesOfItem(
            atPath: folder.url(of: "Generated/Same.swift").path)
        #expect(before[.systemFileNumber] as? UInt64 == after[.systemFileNumber] as? UInt64)
        let again = try self.plan(
            ["Same.swift": "\(marker)\nsame\n", "Old.swift": "\(marker)\nnew\n", "New.swift": "\(marker)\n"],
            in: folder)
        #expect(again.changes.isEmpty)
    }

    @Test func anEmptyFileIsGeneratedOnlyIfItIsCalledSo() throws {
        let folder = try TemporaryFolder()
        try folder.write("Generated/Mine.swift", "")
        try folder.write("Generated/Gone+Reuse.swift", "")
        try plan(["New.swift": "\(marker)\n"], in: folder).apply()
        #expect(try folder.names(in: "Generated") == ["Mine.swift", "New.swift"])
    }

    @Test func filesOfAnotherManifestThatIsThereAreKept() throws {
        let folder = try TemporaryFolder()
        for name in ["nibc.yml", "other.yml"] { try folder.write(name, "nibc: 1\n") }
        for name in ["nibc.yml", "other.yml", "renamed.yml"] {
            try folder.write(
                "Generated/\(name)+Reuse.swift", GeneratedFile.marker(ofManifest: name) + "\n")
        }
        let own = GeneratedFile.marker(ofManifest: "other.yml") + "\n"
        let plan = try plan(["A+Reuse.swift": own], in: folder, manifest: "other.yml")
        #expect(
            plan.changes.map { "\($0.kind) \(PathName.name(of: $0.path))" } == [
                "add A+Reuse.swift", "remove other.yml+Reuse.swift", "remove renamed.yml+Reuse.swift",
            ])
        try plan.apply()
        #expect(try folder.names(in: "Generated") == ["A+Reuse.swift", "nibc.yml+Reuse.swift"])
        // Nor is one of them overwritten, unless its manifest was renamed.
        let both = ["nibc.yml+Reuse.swift": own]
        #expect(throws: CommandFailure.self) { try self.plan(both, in: folder, manifest: "other.yml") }
        try folder.remove("nibc.yml")
        #expect(
            try self.plan(both, in: folder, manifest: "other.yml").changes.map(\.kind) == [.remove, .change])
    }

    /// On a file system that takes two spellings for one, both names are the same file; here, a hard link is.
    @Test func anotherSpellingOfAWrittenFileIsNotRemoved() throws {
        let folder = try TemporaryFolder()
        try folder.write("Generated/plant+Reuse.swift", "\(marker)\n")
        try FileManager.default.linkItem(
            at: folder.url(of: "Generated/plant+Reuse.swift"),
            to: folder.url(of: "Generated/Plant+Reuse.swift"))
        let plan = try plan(["plant+Reuse.swift": "\(marker)\nnew\n"], in: folder)
        #expect(plan.changes.map(\.kind) == [.change])
    }

    @Test func foldersAreMadeOnlyWhenSomethingIsWritten() throws {
        let folder = try TemporaryFolder()
        try plan([:], in: folder, output: "A/B").apply()
        #expect(try folder.names() == [])
        try plan(["X.swift": "\(marker)\n"], in: folder, output: "A/B").apply()
        #expect(try folder.names(in: "A/B") == ["X.swift"])
    }

    @Test(arguments: ["..", "../Out", "A/../../Out", "/tmp", "", "Link", "A/Link"])
    func nothingOutsideIsReached(output: String) throws {
        let folder = try TemporaryFolder()
        let other = try TemporaryFolder()
        try folder.makeFolder("A")
        try folder.link("Link", to: other.path)
        try folder.link("A/Link", to: other.path)
        #expect(throws: CommandFailure.self) {
            try plan(["X.swift": "\(marker)\n"], in: folder, output: output).apply()
        }
        #expect(try other.names() == [])
        #expect(try folder.names(in: "A") == ["Link"])
    }

    @Test(arguments: ["", "../X.swift", "A/X.swift", ".X.swift", "/X.swift"])
    func namesArePlain(name: String) throws {
        let folder = try TemporaryFolder()
        #expect(throws: CommandFailure.self) { try plan([name: "\(marker)\n"], in: folder) }
    }

    @Test func filesOfTheUserAndLinksAreNotOverwritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("Generated/Mine.swift", "// by hand\n")
        try folder.write("target.swift", "\(marker)\n")
        try folder.link("Generated/Link.swift", to: "../target.swift")
        try folder.makeFolder("Generated/Folder.swift")
        for name in ["Mine.swift", "Link.swift", "Folder.swift"] {
            #expect(throws: CommandFailure.self) { try plan([name: "\(marker)\nnew\n"], in: folder) }
        }
        #expect(try folder.read("Generated/Mine.swift") == "// by hand\n")
        #expect(try folder.read("target.swift") == "\(marker)\n")
        #expect(try plan([:], in: folder).changes.isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
    func aReadOnlyFolderStaysAsItIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("Generated/Old.swift", "\(marker)\nold\n")
        try folder.setPermissions(0o555, of: "Generated")
        defer { try? folder.setPermissions(0o755, of: "Generated") }
        let plan = try plan(["Old.swift": "\(marker)\nnew\n"], in: folder)
        #expect(throws: CommandFailure.self) { try plan.apply() }
        #expect(try folder.read("Generated/Old.swift") == "\(marker)\nold\n")
    }

    @Test func aFailureLeavesTheOldBytesAndNothingElse() throws {
        let folder = try TemporaryFolder()
        try folder.write("Generated/A.swift", "\(marker)\nold\n")
        // Too long a name: staging works, renaming does not.
        let long = String(repeating: "x", count: 300) + ".swift"
        let plan = try? plan(["A.swift": "\(marker)\nnew\n", long: "\(marker)\n"], in: folder)
        #expect(throws: CommandFailure.self) { try plan?.apply() ?? { throw CommandFailure("refused") }() }
        #expect(try folder.read("Generated/A.swift") == "\(marker)\nold\n")
        #expect(try folder.names(in: "Generated") == ["A.swift"])
    }
}
