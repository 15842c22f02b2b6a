import PackagePlugin

/// Generates a target's code when the target is built: one command, from its `nibc.yml` and its view
/// descriptions to one Swift file.
@main
struct NibcGenerate: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = TargetFiles(
            target: target.name, folders: [target.directoryURL], files: module.sourceFiles.map(\.url))
        return try files.command(
            tool: context.tool(named: "nibc").url, workFolder: context.pluginWorkDirectoryURL)
    }
}
