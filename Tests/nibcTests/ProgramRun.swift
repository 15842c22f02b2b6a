import Foundation

/// One run of some other program: arguments in, standard output and exit status out.
struct ProgramRun {
    let status: Int32
    let output: String

    init(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("out", "")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: folder.url(of: "out"))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try folder.read("out")
    }
}
