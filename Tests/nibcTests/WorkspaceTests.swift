import Foundation
import Testing

@Suite struct WorkspaceTests {
    private func findings(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> [String] {
        try CommandRun(["lint", "--format", "json"] + arguments, in: folder).findings()
    }

    @Test func productsAndHiddenFoldersAreNotRead() throws {
        let folder = try TemporaryFolder()
        for name in [".git", ".build", "DerivedData", "node_modules", ".hidden"] {
            try folder.write("\(name)/a.xib", SampleText.conflict)
        }
        try folder.write("._App.xib", SampleText.conflict)
        try folder.write("b.xib", SampleText.header)
        #expect(try findings(in: folder) == [])
    }

    @Test func codeOfOthersIsReadAndNotReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header)
        for name in ["Pods", "Carthage", "SourcePackages", "checkouts"] {
            try folder.write("\(name)/X/a.xib", SampleText.conflict)
        }
        let run = try CommandRun("lint", in: folder)
        #expect(run.status == 0)
        #expect(run.errors == "nibc: no findings in 5 view descriptions\n")
        let pod = ["Pods/X/a.xib:2:1 merge-conflict"]
        #expect(try findings(["Pods"], in: folder) == pod)
        #expect(try findings([".", "Pods/X"], in: folder) == pod)
        #expect(try findings(["Pods/X/a.xib", "."], in: folder) == pod)
    }

    @Test func pathsThatLeadBackAreShort() throws {
        let folder = try TemporaryFolder()
        try folder.write("A/B/V.swift", "// nibc:allow\n")
        try folder.write("A/W.swift", "// nibc:allow\n")
        func run(_ format: String) throws -> CommandRun {
            try CommandRun(
                ["lint", "..", "-f", format], in: folder,
                launcher: ["/bin/sh", "-c", "cd A/B && exec \"$@\"", "sh"])
        }
        let paths = try run("xcode").output.split(separator: "\n").compactMap {
            $0.split(separator: ":").first
        }
        #expect(paths == ["\(folder.path)/A/B/V.swift", "\(folder.path)/A/W.swift"])
        let findings = try run("json").findings()
        #expect(findings == ["V.swift:1:1 unused-suppression", "../W.swift:1:1 unused-suppression"])
    }

    @Test func aFileReachedTwiceIsReadOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/a.xib", SampleText.conflict)
        try folder.link("App/b.xib", to: "a.xib")
        try folder.link("Again", to: "App")
        let once = ["App/a.xib:2:1 merge-conflict"]
        #expect(try findings(in: folder) == once)
        #expect(try findings([".", "App", "App/a.xib", "App/b.xib", "Again"], in: folder) == once)
    }

    @Test func hardLinksAreFilesOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        try folder.write("en.lproj/a.xib", SampleText.conflict)
        try folder.makeFolder("de.lproj")
        try FileManager.default.linkItem(
            at: folder.url(of: "en.lproj/a.xib"), to: folder.url(of: "de.lproj/a.xib"))
        #expect(try findings(in: folder).count == 2)
    }

    @Test func linksThatLeadInCirclesEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write("Outside/c.xib", SampleText.conflict)
        try folder.write("App/a.xib", SampleText.conflict)
        try folder.link("App/loop", to: "..")
        try folder.link("App/self", to: ".")
        try folder.link("App/me.xib", to: "me.xib")
        #expect(
            try findings(["App"], in: folder) == [
                "App/a.xib:2:1 merge-conflict", "App/me.xib:1:1 unreadable-file",
            ])
    }

    @Test func linksToOtherFoldersAreFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write("Shared/c.xib", SampleText.conflict)
        try folder.write("App/a.xib", SampleText.header)
        try folder.link("App/Shared", to: "../Shared")
        #expect(try findings(["App"], in: folder) == ["App/Shared/c.xib:2:1 merge-conflict"])
    }

    @Test func aSourceUnderALinkIsReadOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/Shelf.swift",
            """
            import UIKit
            class Shelf: UITableViewController {
                override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
                override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
                    t.dequeueReusableCell(withIdentifier: "Jar", for: i)
                }
            }
            """)
        try folder.link("App/Linked.swift", to: "Shelf.swift")
        #expect(try findings(["."], in: folder) == ["App/Shelf.swift:5:47 unregistered-identifier"])
    }

    @Test(.timeLimit(.minutes(10))) func whatIsNoFileIsReportedAndNeverWaitedFor() throws {
        let folder = try TemporaryFolder()
        try #require(mkfifo(folder.url(of: "pipe.xib").path, 0o600) == 0)
        try folder.write("Folder.xib/readme.txt", "")
        try folder.write("Source.xib/designable.nib", "")
        try folder.link("gone.xib", to: "nowhere.xib")
        try folder.link("device.xib", to: "/dev/null")
        let run = try CommandRun("lint", in: folder)
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n").map { $0.replacing(folder.path + "/", with: "") }
        #expect(
            lines == [
                "Folder.xib:1:1: error: not a file: it is a folder [unreadable-file]",
                "device.xib:1:1: error: not a file: it is a device [unreadable-file]",
                "gone.xib:1:1: error: file cannot be read: the symbolic link leads nowhere [unreadable-file]",
                "pipe.xib:1:1: error: not a file: it is a pipe [unreadable-file]",
            ])
        #expect(try CommandRun("lint", "pipe.xib", in: folder).status == 1)
    }

    @Test func aManifestOfAnotherNameIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yaml", "nibc: 1\n")
        try folder.write("Pods/nibc.yaml", "nibc: 1\n")
        let linted = try CommandRun("lint", in: folder)
        #expect(
            linted.output.replacing(folder.path + "/", with: "")
                == "nibc.yaml:1:1: error: not read: a manifest is named 'nibc.yml' [unreadable-file]\n")
        #expect(linted.status == 1)
        let generated = try CommandRun("generate", in: folder)
        #expect(generated.errors == "nibc: 'nibc.yaml' is not read: a manifest is named 'nibc.yml'\n")
        #expect(generated.status == 2)
    }

    @Test func contentsThatAreNoTextAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("archive.xib", "NIBArchive\u{1}\u{0}")
        try folder.write("plist.storyboard", "bplist00\u{0}")
        try folder.write("bytes.xib", Data([0x3C, 0x61, 0xFF, 0x3E]))
        try folder.write("huge.xib", "")
        try FileHandle(forWritingTo: folder.url(of: "huge.xib")).truncate(atOffset: (32 << 20) + 1)
        let run = try CommandRun("lint", in: folder)
        let lines = run.output.split(separator: "\n").map { $0.replacing(folder.path + "/", with: "") }
        let compiled = "file is a compiled nib; nibc reads the .xib or .storyboard it was made from"
        #expect(
            lines == [
                "archive.xib:1:1: error: \(compiled) [unreadable-file]",
                "bytes.xib:1:3: error: file cannot be decoded: byte is not valid UTF-8 [unreadable-file]",
                "huge.xib:1:1: error: file is larger than 32 MiB [unreadable-file]",
                "plist.storyboard:1:1: error: \(compiled) [unreadable-file]",
            ])
    }

    @Test(.enabled(if: Unprivileged.isPossible, "the superuser may read everything"))
    func filesAndFoldersWithoutPermissionAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header)
        try folder.write("Closed/b.xib", SampleText.header)
        try folder.setPermissions(0, of: "a.xib")
        try folder.setPermissions(0, of: "Closed")
        defer { try? folder.setPermissions(0o755, of: "Closed") }
        let run = try CommandRun(["lint", "--format", "json"], in: folder, launcher: Unprivileged.launcher)
        #expect(try run.findings() == ["Closed:1:1 unreadable-file", "a.xib:1:1 unreadable-file"])
        #expect(run.status == 1)
    }
}
