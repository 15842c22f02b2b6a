import Foundation
import Testing

@Suite struct LintTests {
    @Test func findingsAndSummaryGoToDifferentStreams() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Header.xib", SampleText.header)
        try folder.write("App/Conflict.xib", SampleText.conflict)
        let run = try CommandRun("lint", in: folder)
        #expect(run.status == 1)
        let place = "\(folder.path)/App/Conflict.xib:2:1:"
        #expect(
            run.output == """
                \(place) error: unresolved merge conflict [merge-conflict]
                \(place) note: choose one side and remove the lines '<<<<<<<', '=======' and '>>>>>>>'

                """)
        #expect(run.errors == "nibc: 1 error in 2 view descriptions\n")
        #expect(try CommandRun("lint", "--quiet", in: folder).errors == "")
    }

    @Test func nothingWrongIsZero() throws {
        let folder = try TemporaryFolder()
        try folder.write("Header.xib", SampleText.header)
        let run = try CommandRun("lint", "Header.xib", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors == "nibc: no findings in 1 view description\n")
    }

    @Test func jsonIsOneObjectWithRelativePaths() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Broken.xib", "<document>\n  <objects>\n</document>")
        let run = try CommandRun("lint", "--format", "json", folder.path, in: folder)
        let report = try run.json()
        #expect(report["version"] as? Int == 1)
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "malformed-xml")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["path"] as? String == "App/Broken.xib")
        #expect(finding["line"] as? Int == 3)
        #expect(finding["subject"] is NSNull)
        let summary = try #require(report["summary"] as? [String: Int])
        #expect(
            summary == [
                "files": 1, "viewDescriptions": 1, "sources": 0, "manifests": 0, "errors": 1, "warnings": 0,
                "notes": 0, "suppressed": 0, "baselined": 0,
            ])
    }

    @Test func theSummaryCountsWhatWasRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yml", "nibc: 1\n")
        try folder.write("a.xib", SampleText.header)
        try folder.write("Unread.xib", "bplist00")
        try folder.write("Unread.swift", Data([0xFF, 0xFE, 0]))
        for name in ["A.swift", "B.h", "B.m", "C.mm"] { try folder.write(name, "// HeaderView\n") }
        try folder.write("Unused.c", "int x;\n")
        let run = try CommandRun("lint", in: folder)
        #expect(run.errors == "nibc: 2 errors in 1 view description, 4 sources, 1 manifest\n")
        let summary = try #require(
            try CommandRun("lint", "-f", "json", in: folder).json()["summary"] as? [String: Int])
        #expect(
            summary == [
                "files": 6, "viewDescriptions": 1, "sources": 4, "manifests": 1, "errors": 2, "warnings": 0,
                "notes": 0, "suppressed": 0, "baselined": 0,
            ])
    }

    @Test func controlCharactersInNamesStayOnTheLine() throws {
        let folder = try TemporaryFolder()
        try folder.write("a\nb\u{1B}[31m.xib", SampleText.conflict)
        let run = try CommandRun("lint", in: folder)
        #expect(run.output.contains("/a\\nb\\u{1b}[31m.xib:2:1: error:"))
        #expect(run.output.split(separator: "\n").count == 2)
        #expect(
            try CommandRun("lint", "-f", "json", in: folder).findings() == [
                "a\nb\u{1B}[31m.xib:2:1 merge-conflict"
            ])
    }

    @Test func noColorReachesAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.conflict)
        let run = try CommandRun("lint", "--output", "report.txt", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(try folder.read("report.txt").hasPrefix("\(folder.path)/a.xib:2:1: error:"))
        #expect(try folder.names() == ["a.xib", "report.txt"])
        let failed = try CommandRun("lint", "--output", "gone/report.txt", in: folder)
        #expect(failed.status == 2)
        #expect(failed.errors.hasPrefix("nibc: 'gone/report.txt' cannot be written: it does not exist"))
    }

    @Test func devicesAreWrittenToAndNotReplaced() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.conflict)
        #expect(try CommandRun("lint", "--output", "/dev/null", in: folder).status == 1)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
        #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device here"))
    func outputThatCannotBeWrittenIsTwo() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.conflict)
        let run = try CommandRun("lint", "--output", "/dev/full", in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "nibc: '/dev/full' cannot be written: the disk is full\n")
    }

    @Test func verboseTellsStages() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header)
        let run = try CommandRun("lint", "--verbose", in: folder)
        #expect(run.output == "")
        #expect(run.errors.contains("nibc: read view descriptions: "))
        #expect(run.errors.contains(" ms, peak memory "))
    }

    @Test func theOrderOfArgumentsAndThreadsChangesNothing() throws {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for index in 0..<40 {
            let name = "App/F\(index % 7)/N\(index).xib"
            try folder.write(name, index.isMultiple(of: 3) ? SampleText.conflict : SampleText.header)
            paths.append(name)
        }
        let first = try CommandRun(["lint", "-j", "1"] + paths, in: folder)
        #expect(first.output.split(separator: "\n").count == 28)
        for jobs in ["1", "2", "8"] {
            for order in [
                paths.reversed(), paths.sorted(), paths.shuffled(), ["App"], ["App/F3", ".", "App"],
            ] {
                let run = try CommandRun(["lint", "-j", jobs] + order, in: folder)
                #expect(run.output == first.output)
                #expect(run.errors == first.errors)
            }
        }
    }
}
