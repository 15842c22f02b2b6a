import Foundation

/// How to run the command as a user whom permissions hold back.
enum Unprivileged {
    /// What to put before the command: nothing for an ordinary user; for the superuser, a program that
    /// becomes somebody else.
    static let launcher: [String] =
        getuid() == 0
        ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

    /// Whether that works here: the superuser's build folder may be closed to everybody else.
    static let isPossible: Bool = {
        guard let program = launcher.first else { return true }
        guard FileManager.default.isExecutableFile(atPath: program), let folder = try? TemporaryFolder()
        else { return false }
        return (try? CommandRun(["--version"], in: folder, launcher: launcher))?.status == 0
    }()
}
