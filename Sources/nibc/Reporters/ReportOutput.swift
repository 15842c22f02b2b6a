/// Where a command's result goes: standard output, or the file of `--output`.
struct ReportOutput {
    let options: CommonOptions

    func write(_ text: String) throws(CommandFailure) {
        try write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        guard let path = options.output else { return try StandardStream.output.write(bytes) }
        do {
            try AtomicFile.replace(path, with: bytes)
        } catch {
            throw CommandFailure("'\(path)' cannot be written: \(error.reason)")
        }
    }

    func write(_ report: FindingReport) throws(CommandFailure) {
        let terminal = options.output == nil ? StandardStream.output.terminal : .none
        try write(report.text(as: options.format, for: terminal))
    }

    /// The one line on standard error.
    func summarize(_ text: String) {
        if !options.isQuiet { StandardStream.error.writeIgnoringErrors("nibc: \(text)\n") }
    }
}
