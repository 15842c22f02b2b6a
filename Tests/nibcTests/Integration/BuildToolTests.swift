import Foundation
import Testing

/// `nibc generate --dependency-file` in the build tools that read it.
@Suite struct BuildToolTests {
    private let generated = "Generated/GardenController+Reuse.swift"

    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("nibc.yml", GardenManifest.text)
        try folder.write("HeaderView.xib", SampleText.header)
        return folder
    }

    @Test func theRuleNamesWhatIsReadAndWritten() throws {
        let folder = try app()
        try folder.write("Views/Unused $5 #1: a.xib", SampleText.header)
        try folder.write("Package.swift", "// Tells no targets here.\n")
        let run = try CommandRun("generate", "--dependency-file", "nibc.d", in: folder)
        #expect(run.errors == "nibc: 1 written, 0 unchanged, 0 removed\n")
        #expect(
            try folder.read("nibc.d") == """
                Generated/GardenController+Reuse.swift \\
                nibc.d: \\
                  nibc.yml \\
                  HeaderView.xib \\
                  Views/Unused\\ $$5\\ \\#1\\:\\ a.xib

                nibc.yml:

                HeaderView.xib:

                Views/Unused\\ $$5\\ \\#1\\:\\ a.xib:

                """)
    }

    /// Where two nibs have one name, what tells their targets is read, and so it decides.
    @Test func projectsThatDecideAreNamed() throws {
        let folder = try app()
        try folder.write(".git/HEAD", "ref: refs/heads/main\n")
        try folder.write("Other/HeaderView.xib", SampleText.header)
        try folder.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}\n")
        try folder.write("Package.swift", "// Tells no targets here.\n")
        _ = try CommandRun("generate", "--dependency-file", "nibc.d", in: folder)
        let rule = try folder.read("nibc.d").split(separator: "\n\n")[0]
        #expect(rule.contains("\n  App.xcodeproj/project.pbxproj "))
        #expect(rule.contains("\n  Package.swift "))
    }

    @Test(arguments: [
        "a\nb.xib", "a;b.xib", "a=b.xib", "100%.xib", "a|b.xib", "a*.xib", "a^b.xib", "a<b.xib",
        "a>b.xib", "a`b.xib", "a\u{1}b.xib", "a\u{7F}b.xib", "a\\#b.xib", "~a.xib",
    ])
    func namesThatTheToolsMisreadAreRefused(name: String) throws {
        let folder = try app()
        try folder.write(name, SampleText.header.replacing("HeaderView", with: "OtherView"))
        let run = try CommandRun("generate", "--dependency-file", "nibc.d", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("cannot be named in a dependency file: '"))
        #expect(!(try folder.names().contains("Generated")))
    }

    @Test func aFaultLeavesTheRuleAsItWas() throws {
        let folder = try app()
        #expect(try CommandRun("generate", "--dependency-file", "nibc.d", in: folder).status == 0)
        let rule = try folder.read("nibc.d")
        try folder.write("HeaderView.xib", SampleText.conflict)
        #expect(try CommandRun("generate", "--dependency-file", "nibc.d", in: folder).status == 1)
        #expect(try folder.read("nibc.d") == rule)
        let check = try CommandRun("generate", "--check", "--dependency-file", "nibc.d", in: folder)
        #expect(
            check.errors.hasPrefix("nibc: '--check' writes nothing, so there is no '--dependency-file'\n"))
    }

    /// The Makefile of the documentation.
    @Test(.enabled(if: ProcessRun.isThere("make"), "needs make"))
    func makeRunsItWhereAnInputChanged() throws {
        let folder = try app()
        let odd = #"Views (old)/Odd $name #1: x's & y@2 \z.xib"#
        try folder.write(odd, SampleText.header.replacing("HeaderView", with: "OddView"))
        try folder.write("Makefile", try BuildPage.code(of: "BuildMake", language: "make"))
        func make() throws -> [String] {
            let run = try ProcessRun("make", "app", in: folder.path)
            #expect(run.status == 0, "\(run.output)")
            return run.lines.filter { !$0.hasPrefix("make") }
        }
        let command = "nibc generate --dependency-file nibc.d"
        let wrote = "nibc: 1 written, 0 unchanged, 0 removed"
        let same = "nibc: 0 written, 1 unchanged, 0 removed"
        let build = "cat Generated/GardenController+Reuse.swift > app"
        #expect(try make() == [command, wrote, build])
        #expect(try make() == [])
        try folder.age(["nibc.d", generated, "app", "HeaderView.xib", odd, "nibc.yml"])
        #expect(try make() == [])
        // A change that changes nothing in the code: nothing is built of it, and nibc does not run again.
        try folder.write(odd, SampleText.header.replacing("HeaderView", with: "OddView") + "\n")
        #expect(try make() == [command, same])
        #expect(try make() == [])
        try folder.age(["nibc.d", generated, "app", "HeaderView.xib", odd, "nibc.yml"])
        try folder.write(
            "HeaderView.xib",
            SampleText.header.replacing("reuseIdentifier=\"H", with: "reuseIdentifier=\"OtherH"))
        #expect(try make() == [command, wrote, build])
        try folder.remove(odd)
        #expect(try make() == [command, same])
        #expect(try make() == [])
        try folder.write("HeaderView.xib", SampleText.conflict)
        try folder.age(["nibc.d"])
        let faulty = try ProcessRun("make", "app", in: folder.path)
        #expect(faulty.status == 2)
        #expect(faulty.output.contains("\(folder.path)/HeaderView.xib:2:1: error: "))
    }

    /// The build.ninja of the documentation.
    @Test(.enabled(if: ProcessRun.isThere("ninja"), "needs ninja: 'Scripts/setup tests' installs it"))
    func ninjaRunsItWhereAnInputChanged() throws {
        let folder = try app()
        let odd = #"Views (old)/Odd $name #1: x's & y@2 \z.xib"#
        try folder.write(odd, SampleText.header.replacing("HeaderView", with: "OddView"))
        try folder.write("build.ninja", try BuildPage.code(of: "BuildMake", language: "ninja"))
        func ninja() throws -> [String] {
            let run = try ProcessRun("ninja", "--verbose", in: folder.path)
            #expect(run.status == 0, "\(run.output)")
            return run.lines.map { $0.split(separator: "] ").last.map(String.init) ?? $0 }
        }
        let command =
            "nibc generate --quiet --single-file Generated/nibc+Reuse.swift --dependency-file nibc.d"
        let build = "cat Generated/nibc+Reuse.swift > app"
        let nothing = "ninja: no work to do."
        #expect(try ninja() == [command, build])
        #expect(try ninja() == [nothing])
        try folder.write(odd, SampleText.header.replacing("HeaderView", with: "OddView") + "\n")
        #expect(try ninja() == [command])
        #expect(try ninja() == [nothing])
        try folder.write(
            "HeaderView.xib",
            SampleText.header.replacing("reuseIdentifier=\"H", with: "reuseIdentifier=\"OtherH"))
        #expect(try ninja() == [command, build])
        try folder.remove(odd)
        #expect(try ninja() == [command])
        #expect(try ninja() == [nothing])
        try folder.write("HeaderView.xib", SampleText.conflict)
        let faulty = try ProcessRun("ninja", in: folder.path)
        #expect(faulty.status == 1)
        #expect(faulty.output.contains("\(folder.path)/HeaderView.xib:2:1: error: "))
    }
}
