import Foundation
import Testing

/// One run of some other program: arguments in, standard output and exit status out.
struct ProgramRun {
    let status: Int32
    let output: String

    /// - Parameter words: The program, by its path or by a name in `PATH`, and its arguments.
    init(_ words: [String], in folder: TemporaryFolder? = nil, input: String = "") throws {
        let streams = try TemporaryFolder()
        try streams.write("in", input)
        try streams.write("out", "")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: words[0]), "\(words[0])"))
        process.arguments = Array(words.dropFirst())
        if let folder { process.currentDirectoryURL = folder.url }
        process.standardInput = try FileHandle(forReadingFrom: streams.url(of: "in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url(of: "out"))
        try process.start()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try streams.read("out")
    }

    /// Whether there is a program of that name.
    static func has(_ name: String) -> Bool { path(of: name) != nil }

    private static func path(of name: String) -> String? {
        if name.contains("/") { return name }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
