import Foundation

/// The Swift compiler, for checking what is generated.
struct GenerateCompiler {
    let folder: URL

    /// The folder of the package's built modules, as seen from the test bundle.
    static let modules: URL = {
        var products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        if let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path"),
            index + 1 < CommandLine.arguments.count
        {
            products = URL(fileURLWithPath: CommandLine.arguments[index + 1]).deletingLastPathComponent()
        }
        return products.appending(path: "Modules")
    }()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "generate-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Compiles with these arguments, against the double and what was compiled before.
    func swiftc(_ arguments: [String]) throws -> (status: Int32, text: String) {
        let search = [
            "-I", Self.modules.path, "-I", folder.path, "-module-cache-path",
            folder.appending(path: "ModuleCache").path,
        ]
        return try run("/usr/bin/env", ["swiftc"] + search + arguments)
    }

    func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let output = folder.appending(path: "output-" + UUID().uuidString)
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }
}
