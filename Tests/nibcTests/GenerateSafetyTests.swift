import Foundation
import NibCompiler
import Testing

@testable import nibc

/// Whatever happens while files are written: each has its old bytes or its new ones.
@Suite(.disabled(if: Sanitizer.isActive, "a sanitizer's run time is too slow for the moments that are meant"))
struct GenerateSafetyTests {
    private static let controllers = (0..<60).map { "Bed\($0)Controller" }

    private func manifest(_ header: String) -> String {
        "nibc: 1\ngenerate: {header: [\(header)]}\ncontrollers:\n"
            + Self.controllers.map {
                "  \($0): {views: {collectionView: {layout: {type: flow}, cell: {class: BedCell}}}}\n"
            }
            .joined()
    }

    /// A folder with what the manifest with this header gives.
    private func app(_ header: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yml", manifest(header))
        #expect(try CommandRun("generate", in: folder).status == 0)
        return folder
    }

    private func contents(_ folder: TemporaryFolder) throws -> [String: String] {
        var contents: [String: String] = [:]
        for controller in Self.controllers {
            let name = "Generated/\(controller)+Reuse.swift"
            contents[name] = try folder.read(name)
        }
        return contents
    }

    private func hidden(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url(of: "Generated").path)
            .filter { $0.hasPrefix(".") }
    }

    @Test func aKillAtAnyMomentLeavesOldBytesOrNewOnes() throws {
        let new = try contents(try app("new"))
        let folder = try app("old")
        let old = try contents(folder)
        try folder.write("nibc.yml", manifest("new"))
        var killed = 0
        for milliseconds in stride(from: 4, through: 400, by: 12) {
            let script =
                "\"$@\" & child=$!; sleep \(Double(milliseconds) / 1000); kill -KILL $child; wait $child"
            let run = try CommandRun(
                ["generate"], in: folder, launcher: ["/bin/sh", "-c", script, "sh"])
            if run.status != 0 { killed += 1 }
            for (name, text) in try contents(folder) {
                #expect(text == old[name] || text == new[name], "\(name)")
            }
            if run.status == 0 { break }
        }
        #expect(killed > 0)
        #expect(try CommandRun("generate", in: folder).status == 0)
        #expect(try contents(folder) == new)
        #expect(try hidden(folder) == [])
    }

    @Test func whatAKilledProcessLeftIsRemovedEvenIfNothingChanged() throws {
        let folder = try app("new")
        // No system gives so high a number to a process; the first one always runs.
        for name in ["4194305-0", "4194305-12-1"] {
            try folder.write("Generated/.nibc-\(name).tmp", "half of a fi")
        }
        let kept = [".mine.tmp", ".nibc-0-0.tmp", ".nibc-1-0.tmp", ".nibc-x-0.tmp"]
        for name in kept { try folder.write("Generated/\(name)", "of somebody else") }
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 0)
        #expect(run.errors == "nibc: 0 written, \(Self.controllers.count) unchanged, 0 removed\n")
        #expect(try hidden(folder).sorted() == kept)
    }

    /// Whoever holds a lock of the folder: nothing waits for it.
    @Test func aLockedFolderIsWrittenAllTheSame() throws {
        let new = try contents(try app("new"))
        let folder = try app("old")
        let lock = open(folder.url(of: "Generated").path, O_RDONLY)
        defer { close(lock) }
        try #require(flock(lock, LOCK_EX) == 0)
        try folder.write("nibc.yml", manifest("new"))
        let run = try CommandRun("generate", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try contents(folder) == new)
    }

    @Test func twoAtOnceWriteWholeFiles() throws {
        let new = try contents(try app("new"))
        for _ in 0..<4 {
            let folder = try app("old")
            try folder.write("nibc.yml", manifest("new"))
            let both = "\"$@\" & first=$!; \"$@\"; second=$?; wait $first && exit $second"
            let run = try CommandRun(["generate"], in: folder, launcher: ["/bin/sh", "-c", both, "sh"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try contents(folder) == new)
            #expect(try hidden(folder) == [])
        }
    }

    /// As make does it with `-j`: files for build systems lie beside other targets' code.
    @Test func buildsOfSeveralTargetsInOneFolderDoNotMeet() throws {
        let folder = try TemporaryFolder()
        let targets = (0..<8).map { "T\($0)" }
        for target in targets { try folder.write("\(target)/nibc.yml", manifest(target)) }
        try folder.makeFolder("out")
        let script = """
            for target in \(targets.joined(separator: " ")); do
                "$@" $target --single-file out/$target.swift --dependency-file out/$target.d \\
                    --output-file-list out/$target.xcfilelist & all="$all $!"
            done
            for child in $all; do wait $child || status=1; done
            exit $status
            """
        let names = targets.flatMap { ["\($0).d", "\($0).swift", "\($0).xcfilelist"] }
        for _ in 0..<4 {
            let run = try CommandRun(
                ["generate", "-q"], in: folder, launcher: ["/bin/sh", "-c", script, "sh"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try folder.names(in: "out") == names)
            for name in names { try folder.remove("out/\(name)") }
        }
    }

    /// What one process removes is gone for the other, whenever it looks.
    @Test func processesThatRemoveTheSameFilesDoNotDisturbEachOther() throws {
        let script = """
            status=0; all=""
            for number in 1 2 3 4 5 6; do "$@" & all="$all $!"; done
            for child in $all; do wait $child || status=1; done
            exit $status
            """
        let folder = try app("old")
        let full = try folder.read("nibc.yml")
        for _ in 0..<6 {
            #expect(try CommandRun("generate", "-q", in: folder).status == 0)
            try folder.write("nibc.yml", "nibc: 1\ncontrollers: {}\n")
            let run = try CommandRun(
                ["generate", "-q"], in: folder, launcher: ["/bin/sh", "-c", script, "sh"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try folder.names(in: "Generated") == [])
            try folder.write("nibc.yml", full)
        }
    }

    private static let readNames = ["nibc.yml", "Sub/nibc.yml", "HeaderView.xib", "Code.swift", "linked.d"]

    /// An app in which every kind of file lies that a run reads.
    private func readApp() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yml", GardenManifest.text)
        try folder.write("Sub/nibc.yml", "nibc: 1\n")
        try folder.write("HeaderView.xib", SampleText.header)
        try folder.write("Code.swift", "// Mine.\n")
        try folder.link("linked.d", to: "HeaderView.xib")
        try folder.makeFolder("out")
        return folder
    }

    private func contents(of names: [String], in folder: TemporaryFolder) throws -> [String] {
        try names.map { try folder.read($0) }
    }

    @Test(arguments: ["--dependency-file", "--input-file-list", "--output-file-list", "--output"], readNames)
    func whatIsReadIsNotOverwritten(option: String, name: String) throws {
        let folder = try readApp()
        let before = try contents(of: Self.readNames, in: folder)
        var commands = [["generate", option, name], ["generate", option, folder.path + "/out/../" + name]]
        if option == "--output" { commands += [["lint", option, name], ["lint", "--fix", "-o", name]] }
        for command in commands {
            let run = try CommandRun(command, in: folder)
            #expect(run.status == 2, "\(command)")
            #expect(
                run.errors.hasSuffix(
                    " is read and is not overwritten; choose another name for '\(option)'\n"),
                "\(run.errors)")
            #expect(try contents(of: Self.readNames, in: folder) == before)
            #expect(!(try folder.names().contains("Generated")))
        }
    }

    @Test func aManifestAroundIsNotOverwritten() throws {
        let folder = try readApp()
        try folder.write("out/a.xib", SampleText.header)
        let run = try CommandRun("lint", "out", "-o", "nibc.yml", in: folder)
        #expect(run.status == 2)
        #expect(try folder.read("nibc.yml") == GardenManifest.text)
    }

    @Test(arguments: ["--dependency-file", "--input-file-list", "--output-file-list", "--output"])
    func whatIsGeneratedIsNotOverwritten(option: String) throws {
        let folder = try readApp()
        let name = "out/All.swift"
        let run = try CommandRun(
            "generate", "--config", "nibc.yml", "--single-file", name, option, "./" + name, in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "nibc: '\(name)' is generated and is not overwritten; choose another name for '\(option)'\n"
        )
        #expect(try folder.names(in: "out") == [])
    }

    @Test func twoOptionsDoNotNameOneFile() throws {
        let folder = try readApp()
        let run = try CommandRun(
            "generate", "--dependency-file", "out/x", "--output-file-list", "./out/../out/x", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "nibc: '--dependency-file' and '--output-file-list' name the same file './out/../out/x'\n")
        #expect(try folder.names(in: "out") == [])
        let lint = try CommandRun("lint", "-o", "out/x", "--write-baseline", "out/x", in: folder)
        #expect(lint.status == 2)
        #expect(try folder.names(in: "out") == [])
        // A device takes whatever it is given.
        let devices = try CommandRun(
            "generate", "--dependency-file", "/dev/null", "--output-file-list", "/dev/null", in: folder)
        #expect(devices.status == 0)
    }

    /// Whether a small file system can be mounted where nobody else sees it.
    private static let canMount: Bool = {
        guard let folder = try? TemporaryFolder() else { return false }
        let command = "unshare -m mount -t tmpfs -o size=64k tmpfs '\(folder.path)'"
        return
            (try? CommandRun(
                ["--version"], in: folder, launcher: ["/bin/sh", "-c", "\(command) && \"$@\"", "sh"]))?
            .status == 0
    }()

    @Test(.enabled(if: canMount, "mounting a small disk needs the superuser's rights"))
    func aFullDiskKeepsTheOldBytes() throws {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yml", manifest("new"))
        try folder.makeFolder("Generated")
        let name = "Generated/\(Self.controllers[0])+Reuse.swift"
        let script = """
            mount -t tmpfs -o size=64k tmpfs Generated && printf '%s\\nold\\n' '\(GeneratedFile.marker)' > '\(name)'
            "$@"
            status=$?
            cat '\(name)'
            ls -A Generated
            exit $status
            """
        let run = try CommandRun(
            ["generate"], in: folder, launcher: ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, "sh"])
        #expect(run.status == 2)
        #expect(run.errors == "nibc: files in 'Generated' cannot be written: the disk is full\n")
        #expect(run.output == "\(GeneratedFile.marker)\nold\n\(Self.controllers[0])+Reuse.swift\n")
    }
}
