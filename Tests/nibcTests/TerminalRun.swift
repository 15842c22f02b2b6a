import Foundation
import Testing

/// One run of the command on a pseudo-terminal: what a person sees.
struct TerminalRun {
    static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    let status: Int32
    /// Standard output and standard error as they arrive, with line feeds only.
    let screen: String

    init(
        _ arguments: [String], in folder: TemporaryFolder, columns: Int = 80,
        environment: [String: String] = ["TERM": "xterm"]
    ) throws {
        let script = """
            import fcntl, json, os, pty, struct, sys, termios
            folder, columns, environment, words = json.loads(sys.argv[1])
            child, terminal = pty.fork()
            if child == 0:
                fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
                os.chdir(folder)
                os.execve(words[0], words, environment)
            text = b""
            while True:
                try:
                    part = os.read(terminal, 65536)
                except OSError:
                    break
                if not part:
                    break
                text += part
            _, status = os.waitpid(child, 0)
            sys.stdout.buffer.write(text.replace(b"\\r\\n", b"\\n"))
            sys.exit(os.waitstatus_to_exitcode(status))
            """
        let words: [Any] = [folder.path, columns, environment, [CommandRun.binary.path] + arguments]
        let data = try JSONSerialization.data(withJSONObject: words)
        let run = try ProgramRun(
            [try #require(Self.python), "-c", script, String(decoding: data, as: UTF8.self)])
        status = run.status
        screen = run.output
    }
}
