/// Those of generate.
extension OptionSpec {
    static let check = OptionSpec(
        "check", help: "Write nothing; exit status 1 if a file would change, appear or go")
    static let dependencyFile = OptionSpec(
        "dependency-file", value: "path", help: "Write which files depend on which, for make and ninja",
        completion: .file)
    static let inputFileList = OptionSpec(
        "input-file-list", value: "path",
        help: "Write an .xcfilelist of the files that decide what is generated",
        completion: .file)
    static let outputFileList = OptionSpec(
        "output-file-list", value: "path", help: "Write an .xcfilelist of the generated files",
        completion: .file)
    static let noCache = OptionSpec(
        "no-cache", help: "Neither use nor keep what the last run made of the same files")
    static let noSearch = OptionSpec(
        "no-search", help: "Read the paths given, as the files of one target, and not the manifest's sources")
    static let singleFile = OptionSpec(
        "single-file", value: "path", help: "Write one manifest's code to this file, wherever it lies",
        completion: .file)
}
