import Foundation
import Testing

/// The part of the plug-ins that only Xcode compiles, against the interface that Xcode documents for it.
@Suite struct XcodePluginTests {
    /// As much of the module XcodeProjectPlugin as the plug-ins use, with Xcode 16's names and types.
    private static let interface = """
        public import Foundation
        public import PackagePlugin

        public struct XcodeProject {
            public let directoryURL: URL
        }
        public struct XcodeTarget {
            public let displayName: String
            public let inputFiles: FileList
        }
        public struct XcodePluginContext {
            public let xcodeProject: XcodeProject
            public let pluginWorkDirectoryURL: URL
            public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
        }
        public protocol XcodeBuildToolPlugin: BuildToolPlugin {
            func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
        }
        public protocol XcodeCommandPlugin: CommandPlugin {
            func performCommand(context: XcodePluginContext, arguments: [String]) throws
        }

        """

    private static let library: String? = {
        guard let run = try? ProcessRun("swift", "-print-target-info", in: "/"),
            let line = run.lines.first(where: { $0.contains("\"runtimeResourcePath\"") })
        else { return nil }
        let folder = line.split(separator: "\"")[3]
        return "\(folder)/pm/PluginAPI"
    }()

    @Test(
        .enabled(if: ProcessRun.isThere("swiftc"), "needs swiftc"),
        arguments: ["NibcGenerate", "NibcGenerateCommand", "NibcLintCommand"])
    func compilesAgainstXcodesInterface(plugin: String) throws {
        let library = try #require(Self.library)
        let folder = try TemporaryFolder()
        try folder.write("XcodeProjectPlugin.swift", Self.interface)
        let options = ["-I", library, "-package-description-version", "6.1.0", "-swift-version", "6"]
        let module = try ProcessRun(
            ["swiftc", "-emit-module", "-module-name", "XcodeProjectPlugin", "-parse-as-library"] + options
                + ["XcodeProjectPlugin.swift"], in: folder.path)
        try #require(module.status == 0, "\(module.output)")
        let sources = RuleFixtureTests.root.appending(path: "Sources/Plugins/\(plugin)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: sources).map { "\(sources)/\($0)" }
        func check(_ more: [String], _ files: [String]) throws -> ProcessRun {
            try ProcessRun(
                ["swiftc", "-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name", plugin]
                    + options + more + files, in: folder.path)
        }
        let good = try check(["-I", "."], files)
        #expect(good.status == 0, "\(good.output)")
        // The interface is what decides: with a method missing from it, the same sources do not compile.
        try folder.write("Use.swift", "import XcodeProjectPlugin\nlet use = XcodeProject.gone\n")
        #expect(try check(["-I", "."], files + ["Use.swift"]).status == 1)
    }
}
