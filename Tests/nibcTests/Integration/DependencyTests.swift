import Foundation
import Testing

/// What a package sees of nibc that depends on one of its versions. That it builds, in one go, is
/// `Scripts/integration dependency`.
@Suite(.enabled(if: ProcessRun.isThere("swift") && ProcessRun.isThere("git"), "needs swift and git"))
struct DependencyTests {
    /// A repository with nibc's package under the tag 1.0.0, and a package that depends on it.
    private func consumer(editing edit: (String) -> String = { $0 }) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let root = RuleFixtureTests.root
        try folder.makeFolder("nibc")
        try FileManager.default.copyItem(
            at: root.appending(path: "Sources"), to: folder.url(of: "nibc/Sources"))
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        try folder.write("nibc/Package.swift", edit(manifest))
        let git = ["git", "-c", "user.name=nibc", "-c", "user.email=nibc@example.org"]
        for words in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "Version"], ["tag", "1.0.0"]] {
            let run = try ProcessRun(git + words, in: "\(folder.path)/nibc")
            try #require(run.status == 0, "\(run.output)")
        }
        try folder.write("App/Sources/App/App.swift", "public struct App {}\n")
        try folder.write(
            "App/Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "App",
                dependencies: [.package(url: "file://\(folder.path)/nibc", from: "1.0.0")],
                targets: [.target(name: "App", plugins: [.plugin(name: "NibcGenerate", package: "nibc")])])

            """)
        return folder
    }

    private func resolve(_ folder: TemporaryFolder) throws -> ProcessRun {
        try ProcessRun(
            "swift", "package", "--disable-dependency-cache", "show-dependencies", in: "\(folder.path)/App")
    }

    @Test func noFlagIsUnsafeAndNothingElseIsFetched() throws {
        let folder = try consumer()
        let run = try resolve(folder)
        #expect(run.status == 0, "\(run.output)")
        #expect(try folder.names(in: "App/.build/checkouts") == ["nibc"])
        let package = try ProcessRun(
            "swift", "package", "dump-package", in: "\(folder.path)/App/.build/checkouts/nibc")
        for name in ["\"UIKit\"", "\"SwiftReader\"", "unsafeFlags", "swift-syntax", "\"nibcTests\""] {
            #expect(!package.output.contains(name), "\(name) is in what a consumer sees")
        }
        for name in ["\"NibcGenerate\"", "\"NibcLintCommand\"", "\"NibcGenerateCommand\"", "\"nibc\""] {
            #expect(package.output.contains(name))
        }
    }

    /// The same with a package that does not know that it is a dependency: SwiftPM refuses it.
    @Test func withoutTheDifferenceTheVersionIsRefused() throws {
        let folder = try consumer {
            $0.replacing("let isDependency =\n", with: "let isDependency = false\nlet wouldBe =\n")
        }
        let run = try resolve(folder)
        #expect(run.status != 0)
        #expect(run.output.contains("unsafe build flags"), "\(run.output)")
    }
}
