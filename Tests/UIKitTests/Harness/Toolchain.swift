import Foundation

/// The compiler and what the package built.
enum Toolchain {
    struct Result {
        let status: Int32
        /// Whether a signal ended the process; `status` is then its number.
        let isSignal: Bool
        let output: String
        let errors: String
    }

    /// The folder of the built products, as seen from the test bundle.
    static let products: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        if let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path"),
            index + 1 < CommandLine.arguments.count
        {
            folder = URL(fileURLWithPath: CommandLine.arguments[index + 1]).deletingLastPathComponent()
        }
        return folder
    }()

    /// Whether the tests run under a sanitizer: the double's object files then need its run time, and no app
    /// is compiled.
    static let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
        dlsym(nil, name) != nil
    }

    /// The package's folder.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What finds the double and keeps compiled modules away from SwiftPM's.
    static var searchArguments: [String] {
        [
            "-I", products.appendingPathComponent("Modules").path, "-module-cache-path",
            products.appendingPathComponent("ScenarioModuleCache").path,
        ]
    }

    /// The object files of the double and its model; those of sources that are gone stay behind and are
    /// left out.
    static let objects: [String] = ["UIKit", "UIKitModel"].flatMap { target -> [String] in
        let folder = products.appendingPathComponent(target + ".build")
        let sources = package.appendingPathComponent("Tests").appendingPathComponent(target)
        let names = Set(paths(below: sources).map { ($0 as NSString).lastPathComponent + ".o" })
        return paths(below: folder).filter { path in
            let name = (path as NSString).lastPathComponent
            return name.hasSuffix(".o") && (names.contains(name) || !name.hasSuffix(".swift.o"))
        }.sorted().map { folder.appendingPathComponent($0).path }
    }

    private static func paths(below folder: URL) -> [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    }

    /// The folder of this process's temporary files, removed when it ends.
    private static let temporaryRoot: URL = {
        atexit { try? FileManager.default.removeItem(at: Toolchain.temporaryRoot) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("double-" + UUID().uuidString)
    }()

    /// A new folder for temporary files.
    static func temporaryFolder() throws -> URL {
        let folder = temporaryRoot.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    static func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    static func remove(_ folder: URL) throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// Runs a program and waits for it, at most a minute.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Result {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let streams = try ["output", "errors"].map { name in
            let url = folder.appendingPathComponent(name)
            try Data().write(to: url)
            return (url: url, handle: try FileHandle(forWritingTo: url))
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = streams[0].handle
        process.standardError = streams[1].handle
        try process.run()
        let watchdog = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0.url), as: UTF8.self) }
        return Result(
            status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
            output: texts[0], errors: texts[1])
    }

    static func compile(_ arguments: [String]) throws -> Result {
        try run("/usr/bin/env", ["swiftc", "-diagnostic-style", "llvm"] + searchArguments + arguments)
    }
}
