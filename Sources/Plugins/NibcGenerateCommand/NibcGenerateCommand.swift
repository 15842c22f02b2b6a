import Foundation
import PackagePlugin

/// `swift package nibc-generate`: writes generated code into the package, for those who commit it.
@main
struct NibcGenerateCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try context.package.targets(named: names)
        try run(
            context.tool(named: "nibc").url, in: context.package.directoryURL,
            extractor.remainingArguments + targets.compactMap { $0.sourceModule?.directoryURL.path })
    }

    private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0 where process.terminationReason == .exit: break
        case 1 where process.terminationReason == .exit:
            Diagnostics.error("nibc generate found faults, or files that are not up to date")
        default:
            Diagnostics.error("nibc generate could not do its work (status \(process.terminationStatus))")
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NibcGenerateCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode adds the targets that were chosen; a project's folder has the files of all.
            _ = extractor.extractOption(named: "target")
            try run(
                context.tool(named: "nibc").url, in: context.xcodeProject.directoryURL,
                extractor.remainingArguments)
        }
    }
#endif
