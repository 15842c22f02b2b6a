import Foundation

/// One run of a program that a build uses, found by its name.
struct ProcessRun {
    let status: Int32
    /// Standard output and standard error, as they came.
    let output: String

    /// - Parameters:
    ///   - folder: The working directory.
    ///   - environment: What is added to this process's environment.
    init(_ words: String..., in folder: String, environment: [String: String] = [:]) throws {
        try self.init(words, in: folder, environment: environment)
    }

    init(_ words: [String], in folder: String, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PATH": Self.path], uniquingKeysWith: { $1 })
            .merging(environment, uniquingKeysWith: { $1 })
        let streams = try TemporaryFolder()
        try streams.write("out", "")
        let file = try FileHandle(forWritingTo: streams.url(of: "out"))
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = file
        process.standardError = file
        try process.start()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -1
        output = try streams.read("out")
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Where programs are: what `Scripts/setup tests` installs, then this build's nibc, then the user's own.
    static let path: String = {
        let tools = RuleFixtureTests.root.appending(path: ".build/python/bin").path
        let nibc = CommandRun.binary.deletingLastPathComponent().path
        return [tools, nibc, ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
            .joined(separator: ":")
    }()

    /// Whether there is such a program.
    static func isThere(_ program: String) -> Bool {
        path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }
}
