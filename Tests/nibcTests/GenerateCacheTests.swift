import Foundation
import Testing

@testable import nibc

/// What `nibc generate` remembers is never what it would not make again.
@Suite struct GenerateCacheTests {
    private let folder: TemporaryFolder
    private let cache: TemporaryFolder
    private let output = "Generated/GardenController+Reuse.swift"

    init() throws {
        folder = try TemporaryFolder()
        cache = try TemporaryFolder()
        try folder.write("nibc.yml", GardenManifest.text)
        try folder.write("HeaderView.xib", SampleText.header)
        try folder.write("Sub/OtherView.xib", SampleText.header)
    }

    private func generate(_ options: String..., launcher: [String] = []) throws -> CommandRun {
        try CommandRun(
            ["generate", "--verbose"] + options, in: folder, launcher: launcher, cache: cache.path)
    }

    /// Whether the run parsed nothing.
    private func isRecalled(_ run: CommandRun) -> Bool {
        #expect(run.errors.contains("nibc: read cache: ") != run.errors.contains("nibc: generate: "))
        return run.errors.contains("nibc: read cache: ")
    }

    /// The next run does the work, and with the same result as one that has no cache.
    private func expectFreshRun(_ comment: Comment) throws {
        let run = try generate("--check", "--format", "json")
        #expect(!isRecalled(run), comment)
        let other = try generate("--check", "--format", "json", "--no-cache")
        #expect(run.status == other.status, comment)
        #expect(run.output == other.output, comment)
        #expect(try generate().status == generate("--no-cache").status, comment)
    }

    private var entries: [String] {
        get throws { try cache.names().contains("nibc") ? cache.names(in: "nibc") : [] }
    }

    /// The definition's own check: the digest of the digests of 256 contents, each with another seed.
    @Test func theDigestIsMurmurHash() {
        let digests = (0..<256).flatMap { count in
            ContentDigest((0..<count).map { UInt8($0) }, seed: UInt64(256 - count)).bytes
        }
        #expect(ContentDigest(digests).low & 0xFFFF_FFFF == 0x6384_BA69)
        #expect(ContentDigest([]).text == String(repeating: "0", count: 32))
    }

    @Test func whatIsMissingOrEditedIsWrittenAgainWithoutParsing() throws {
        let first = try generate()
        #expect(!isRecalled(first))
        #expect(first.errors.hasSuffix("nibc: 1 written, 0 unchanged, 0 removed\n"))
        let text = try folder.read(output)
        let second = try generate()
        #expect(isRecalled(second))
        #expect(second.status == 0)
        #expect(second.output == "")
        #expect(second.errors.hasSuffix("nibc: 0 written, 1 unchanged, 0 removed\n"))
        #expect(try generate("--check").status == 0)

        try folder.write(output, text + "// edited\n")
        try folder.write("Generated/GoneController+Reuse.swift", text)
        let check = try generate("--check")
        #expect(isRecalled(check))
        #expect(check.status == 1)
        #expect(
            check.output == """
                \(output): would change
                Generated/GoneController+Reuse.swift: would be removed

                """)
        let third = try generate()
        #expect(isRecalled(third))
        #expect(third.errors.hasSuffix("nibc: 1 written, 0 unchanged, 1 removed\n"))
        #expect(try folder.read(output) == text)

        try folder.remove("Generated")
        let fourth = try generate()
        #expect(isRecalled(fourth))
        #expect(try folder.read(output) == text)
        #expect(try entries.count == 1)
    }

    /// Sizes and ages stay the same: only bytes count.
    @Test(arguments: [
        ("nibc.yml", "height: 44", "height: 45"), ("HeaderView.xib", "HeaderView\"", "HeaderWiew\""),
        ("Sub/OtherView.xib", "HeaderView\"", "HeaderWiew\""),
    ])
    func everyByteCounts(file: String, old: String, new: String) throws {
        #expect(try generate().status == 0)
        let text = try folder.read(file)
        let date = try #require(try folder.modificationDate(of: file))
        let changed = text.replacing(old, with: new)
        #expect(changed != text)
        try folder.write(file, changed)
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: folder.url(of: file).path)
        try expectFreshRun("\(file)")
        try folder.write(file, text)
        try expectFreshRun("\(file) as it was before")
        #expect(isRecalled(try generate()))
    }

    @Test func filesThatComeAndGoCount() throws {
        #expect(try generate().status == 0)
        try folder.write("Third.xib", SampleText.header)
        try expectFreshRun("a new nib")
        try folder.write("HeaderView~ipad.xib", SampleText.conflict)
        try expectFreshRun("a new nib that is broken")
        try folder.remove("HeaderView~ipad.xib")
        #expect(isRecalled(try generate()))
        try folder.remove("Third.xib")
        try expectFreshRun("a nib is gone")
        try folder.write("Sub/nibc.yml", GardenManifest.text.replacing("Garden", with: "Inner"))
        try expectFreshRun("a new manifest")
        try folder.remove("HeaderView.xib")
        try expectFreshRun("the nib is gone")
    }

    @Test func findingsAreReportedEachTime() throws {
        try folder.write("HeaderView.xib", SampleText.conflict)
        for _ in 0..<2 {
            let run = try generate()
            #expect(!isRecalled(run))
            #expect(run.status == 1)
            #expect(run.output.contains("[merge-conflict]"))
        }
        #expect(try entries == [])
    }

    @Test func anotherCommandDoesItsOwnWork() throws {
        let copy = folder.url(of: "nibc").path
        try FileManager.default.copyItem(atPath: CommandRun.binary.path, toPath: copy)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: copy)
        let launcher = ["/bin/sh", "-c", "shift; exec ./nibc \"$@\"", "sh"]
        #expect(try !isRecalled(generate(launcher: launcher)))
        #expect(try isRecalled(generate(launcher: launcher)))
        #expect(try !isRecalled(generate()))
        #expect(try !isRecalled(generate(launcher: launcher)))
    }

    /// A project may tell targets apart where two nibs have one name, and may come at any time.
    @Test func nothingIsKeptWhereProjectsDecide() throws {
        try folder.write("Sub/HeaderView.xib", SampleText.header)
        for _ in 0..<2 { #expect(try !isRecalled(generate())) }
        #expect(try entries == [])
    }

    @Test func nothingIsKeptWhereItIsNotWantedOrABuildSystemKnows() throws {
        let lists: [[String]] = [
            ["--no-cache"], ["--dependency-file", "rule.d"], ["--input-file-list", "in.xcfilelist"],
            ["--output-file-list", "out.xcfilelist"], ["--config", "nibc.yml", "--single-file", "All.swift"],
        ]
        for options in lists {
            let run = try CommandRun(["generate", "--verbose"] + options, in: folder, cache: cache.path)
            #expect(run.status == 0, "\(options): \(run.errors)")
            #expect(try entries == [], "\(options)")
        }
        #expect(try !isRecalled(generate()))
        #expect(try !isRecalled(generate("--no-cache")))
    }

    /// A copy with the size and age of the old one is not the old one.
    @Test func anotherCommandInTheSamePlaceMakesItsOwn() throws {
        let launcher = ["/bin/sh", "-c", "shift; exec ./command/nibc \"$@\"", "sh"]
        let copy = try CommandRun(
            [], in: folder,
            launcher: [
                "/bin/sh", "-c",
                "mkdir command && cp -p \"$1\" command/nibc && cp -p command/nibc command/other", "sh",
            ])
        #expect(copy.status == 0, "\(copy.errors)")
        #expect(try !isRecalled(generate(launcher: launcher)))
        #expect(try isRecalled(generate(launcher: launcher)))
        try FileManager.default.removeItem(at: folder.url(of: "command/nibc"))
        try FileManager.default.moveItem(
            at: folder.url(of: "command/other"), to: folder.url(of: "command/nibc"))
        #expect(try !isRecalled(generate(launcher: launcher)))
    }

    @Test func whatIsInTheCacheIsBelievedOnlyAsAWhole() throws {
        #expect(try generate().status == 0)
        let text = try folder.read(output)
        let name = "nibc/" + (try #require(try entries.first))
        let kept = try Data(contentsOf: cache.url(of: name))
        var broken = [
            Data(), kept.dropLast(), kept + [0], Data("nibc generate 1\n".utf8), Data(kept.reversed()),
        ]
        for place in stride(from: 0, to: kept.count, by: 97) {
            var data = kept
            data[place] ^= 1
            broken.append(data)
        }
        for data in broken {
            try cache.write(name, data)
            try folder.remove(output)
            let run = try generate()
            #expect(!isRecalled(run))
            #expect(run.status == 0)
            #expect(try folder.read(output) == text)
            #expect(try Data(contentsOf: cache.url(of: name)) == kept)
        }
    }

    @Test func aCacheThatCannotBeKeptIsNoError() throws {
        try cache.write("nibc", "a file in its place")
        for _ in 0..<2 {
            let run = try generate()
            #expect(run.status == 0)
            #expect(!isRecalled(run))
        }
        let nowhere = cache.path + "/no/such/folder"
        for _ in 0..<2 {
            let run = try CommandRun(["generate", "--verbose"], in: folder, cache: nowhere)
            #expect(run.status == 0)
            #expect(!isRecalled(run))
        }
        #expect(try folder.names() == ["Generated", "HeaderView.xib", "Sub", "nibc.yml"])
    }

    @Test func whatNobodyUsesIsRemoved() throws {
        #expect(try generate().status == 0)
        try cache.write("nibc/generate-of-old", "left over")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -40 * 24 * 3600)],
            ofItemAtPath: cache.url(of: "nibc/generate-of-old").path)
        try folder.write("Third.xib", SampleText.header)
        #expect(try generate().status == 0)
        #expect(try entries.count == 1)
    }
}
