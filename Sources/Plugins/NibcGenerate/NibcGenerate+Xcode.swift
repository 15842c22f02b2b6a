#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension NibcGenerate: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            // A project does not tell where a target's folder is: it has the target's name, or there is one target.
            let project = context.xcodeProject.directoryURL
            let files = TargetFiles(
                target: target.displayName,
                folders: [project.appendingPathComponent(target.displayName), project],
                files: target.inputFiles.map(\.url))
            return try files.command(
                tool: context.tool(named: "nibc").url, workFolder: context.pluginWorkDirectoryURL)
        }
    }
#endif
