/// The version of the command, as `--version` says it.
enum Version {
    static let text = "0.1.0"
}
