import Foundation
import Testing

/// One run of the built command: arguments in, streams and exit status out.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `nibc` with its working directory in `folder`.
    init(_ arguments: String..., in folder: TemporaryFolder, input: String = "") throws {
        try self.init(arguments, in: folder, input: input)
    }

    /// - Parameters:
    ///   - launcher: A program and arguments that start the command, which is put behind them.
    ///   - cache: Where the command keeps what it may use again; nil for a folder that is gone afterwards.
    init(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "", launcher: [String] = [],
        cache: String? = nil
    ) throws {
        let process = Process()
        let words = launcher + [Self.binary.path] + arguments
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = folder.url
        // Files instead of pipes: whatever the amount, nobody has to read along.
        let streams = try TemporaryFolder()
        for name in ["in", "out", "err"] { try streams.write(name, name == "in" ? input : "") }
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["XDG_CACHE_HOME": cache ?? streams.path], uniquingKeysWith: { $1 })
        process.standardInput = try FileHandle(forReadingFrom: streams.url(of: "in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url(of: "out"))
        process.standardError = try FileHandle(forWritingTo: streams.url(of: "err"))
        try process.start()
        // One that waits for something that never comes is a failure, not a suite without an end.
        // The queue holds the item to the end of that time: of the process, no more than its number.
        let number = process.processIdentifier
        let deadline = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: deadline)
        process.waitUntilExit()
        deadline.cancel()
        try #require(process.terminationReason == .exit, "the command was ended by a signal")
        status = process.terminationStatus
        output = try streams.read("out")
        errors = try streams.read("err")
    }

    /// The output as the JSON object that it should be.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    /// The findings of a `json` report as `path:line:column rule`.
    func findings() throws -> [String] {
        let findings = try #require(try json()["findings"] as? [[String: Any]])
        return findings.map { finding in
            "\(finding["path"] ?? ""):\(finding["line"] ?? 0):\(finding["column"] ?? 0) \(finding["rule"] ?? "")"
        }
    }

    /// The seconds after which a command is ended that has not ended by itself.
    private static let limit = Sanitizer.isActive ? 3600.0 : 300.0

    /// The command lies beside the test bundle.
    static let binary: URL = {
        let arguments = CommandLine.arguments
        let bundle =
            arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
        var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("nibc")
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
                !isFolder.boolValue
            {
                return candidate
            }
            folder.deleteLastPathComponent()
        }
        return URL(fileURLWithPath: "nibc")
    }()
}
