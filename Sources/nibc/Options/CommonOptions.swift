import NibCompiler

/// The values of the options that several commands have.
struct CommonOptions: Sendable {
    var config: String?
    /// Paths given as operands and through `--files-from`; nil where neither was given.
    var paths: [String]?
    var format: OutputFormat
    var output: String?
    var jobs: Int
    var isQuiet: Bool
    var isVerbose: Bool
    /// Whether what the manifests name as their sources is read, too, and not only what was given.
    var isSearching = true
    /// How code is divided into files, in place of what the manifests say.
    var files: GenerateSettings.Files?

    init(_ arguments: ParsedArguments, of command: CommandSpec) throws(UsageError) {
        config = arguments[.config]
        output = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
        isQuiet = arguments.has(.quiet)
        isVerbose = arguments.has(.verbose)
        jobs = Processors.count
        if let text = arguments[.jobs] {
            guard let count = Int(text), count >= 1 else {
                throw UsageError("option '--jobs' needs a whole number of 1 or more, not '\(text)'")
            }
            jobs = min(count, 64)
        }
        format = command.formats.first ?? .xcode
        // A person at a terminal sees the sources; Xcode, a pipe or a file gets the lines that programs read.
        if arguments[.format] == nil, output == nil, command.formats.contains(.text),
            StandardStream.output.isTerminal
        {
            format = .text
        }
        if let text = arguments[.format] {
            guard let named = OutputFormat(rawValue: text), command.formats.contains(named) else {
                let names = command.formats.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                throw UsageError(
                    "nibc \(command.name) has no format '\(text)'; available: \(names)")
            }
            format = named
        }
        paths = arguments.operands.isEmpty ? nil : arguments.operands
    }
}
