import Foundation
import Synchronization
import Testing

/// Things in a folder that are no ordinary files: each is told of, and none stops or hangs the command.
@Suite(.timeLimit(.minutes(10))) struct HostileFileTests {
    private func lines(_ run: CommandRun, in folder: TemporaryFolder) -> [String] {
        run.output.split(separator: "\n").map { String($0).replacing(folder.path + "/", with: "") }
    }

    /// Larger than any memory: whoever read it would not come back.
    @Test func hugeFilesAreRefusedBeforeTheyAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, size) in [("a.xib", 100_000_000), ("z.storyboard", 1 << 36), ("Own/nibc.yml", 1 << 36)] {
            try folder.write(name, "")
            try FileHandle(forWritingTo: folder.url(of: name)).truncate(atOffset: UInt64(size))
        }
        let fault = "1:1: error: file is larger than 32 MiB [unreadable-file]"
        let manifest = try CommandRun("lint", "Own", in: folder)
        #expect(manifest.status == 2)
        #expect(lines(manifest, in: folder) == ["Own/nibc.yml:\(fault)"])
        try FileManager.default.removeItem(at: folder.url(of: "Own"))
        let run = try CommandRun("lint", in: folder)
        #expect(run.status == 1)
        #expect(lines(run, in: folder) == ["a.xib:\(fault)", "z.storyboard:\(fault)"])
        let dump = try CommandRun("dump", "z.storyboard", in: folder)
        #expect(dump.status == 2)
        #expect(dump.errors.contains("file is larger than 32 MiB"))
    }

    @Test func linksThatNameEachOtherAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header)
        try folder.link("b.xib", to: "c.xib")
        try folder.link("c.xib", to: "b.xib")
        try folder.makeFolder("Down")
        try folder.link("Down/again", to: "../Up")
        try folder.makeFolder("Up")
        try folder.link("Up/again", to: "../Down")
        let run = try CommandRun("lint", "--format", "json", in: folder)
        #expect(try run.findings() == ["b.xib:1:1 unreadable-file", "c.xib:1:1 unreadable-file"])
    }

    @Test(arguments: ["pipe.xib", "folder.xib", "device.xib", "socket.xib", "gone.xib"])
    func dumpRefusesWhatIsNoFile(name: String) throws {
        let folder = try TemporaryFolder()
        try #require(mkfifo(folder.url(of: "pipe.xib").path, 0o600) == 0)
        try folder.makeFolder("folder.xib")
        try folder.link("device.xib", to: "/dev/zero")
        try folder.link("gone.xib", to: "nowhere.xib")
        try makeSocket(at: folder.url(of: "socket.xib").path)
        let run = try CommandRun("dump", name, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("nibc: "), "\(run.errors)")
    }

    @Test func aManifestThatIsAPipeIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib", SampleText.header)
        try #require(mkfifo(folder.url(of: "nibc.yml").path, 0o600) == 0)
        let run = try CommandRun("lint", in: folder)
        #expect(lines(run, in: folder) == ["nibc.yml:1:1: error: not a file: it is a pipe [unreadable-file]"])
        #expect(try CommandRun("generate", in: folder).status != 0)
    }

    /// Files go and come back while the command looks: what it says of them is that they are not there.
    @Test func filesThatVanishWhileTheyAreReadAreReported() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Away")
        let names = (0..<200).map { "file\($0).xib" }
        for name in names { try folder.write("App/\(name)", SampleText.header) }
        let isDone = Mutex(false)
        let mover = Thread { [path = folder.path] in
            var isThere = true
            while !isDone.withLock({ $0 }) {
                for name in names {
                    let (from, to) = isThere ? ("App", "Away") : ("Away", "App")
                    rename("\(path)/\(from)/\(name)", "\(path)/\(to)/\(name)")
                }
                isThere.toggle()
            }
        }
        mover.start()
        defer { isDone.withLock { $0 = true } }
        for _ in 0..<15 {
            let run = try CommandRun("lint", "App", in: folder)
            #expect(run.status <= 2)
            for line in lines(run, in: folder) {
                #expect(line.hasSuffix(": file cannot be read: it does not exist [unreadable-file]"))
            }
        }
    }

    #if os(Linux)
        /// Names that no path leads to: of folders and of what is read, not of anything else.
        @Test func namesThatAreNoTextAreReported() throws {
            let folder = try TemporaryFolder()
            try folder.write("jar.xib", SampleText.header)
            let script =
                #"a=$(printf 'a\377'); mkdir "$a"; cp jar.xib "$a.xib"; cp jar.xib "$a.png"; ln -s jar.xib "$a.pdf""#
            #expect(try ProgramRun(["sh", "-c", script], in: folder).status == 0)
            let run = try CommandRun("lint", in: folder)
            #expect(run.status == 1)
            #expect(
                lines(run, in: folder).filter { $0.contains("unreadable-file") } == [
                    "a\u{FFFD}:1:1: error: not read: its name is not valid UTF-8 [unreadable-file]",
                    "a\u{FFFD}.xib:1:1: error: not read: its name is not valid UTF-8 [unreadable-file]",
                ])
            let start = ["/bin/sh", "-c", #"exec "$0" "$@" "$(printf 'a\377')""#]
            let named = try CommandRun(["lint", "--quiet"], in: folder, launcher: start)
            #expect(named.errors == "nibc: argument 3 is not valid UTF-8\n")
            #expect(named.status == 2)
        }
    #endif

    private func makeSocket(at path: String) throws {
        // A socket's address is short: the file is made where the path is, and moved.
        let short = "/tmp/nibc-\(UUID().uuidString.prefix(8))"
        #if os(Linux)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let socket = socket(AF_UNIX, stream, 0)
        try #require(socket >= 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(short.utf8) + [0]) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
        }
        try #require(isBound)
        try #require(rename(short, path) == 0)
    }
}
