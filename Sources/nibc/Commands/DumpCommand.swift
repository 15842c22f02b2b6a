import InterfaceBuilder

/// `nibc dump`: the facts of one view description as JSON.
struct DumpCommand {
    let options: CommonOptions
    let path: String

    func run() throws -> ExitStatus {
        guard PathName.real(path) != nil else { throw CommandFailure("'\(path)' does not exist") }
        guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else {
            throw CommandFailure("'\(path)' is neither a .xib nor a .storyboard")
        }
        let contents: FileContents
        do {
            contents = try FileContents.read(path)
        } catch {
            throw CommandFailure("'\(path)' is not read: \(error.message)")
        }
        let (document, details, diagnostics) = DocumentReader.readDetails(contents.source)
        try ReportOutput(options: options).write(DocumentDump(document, details).value.text)
        let report = FindingReport(
            Workspace.ordered(diagnostics), files: FileCounts(viewDescriptions: 1),
            workingFolder: PathName.workingFolder)
        StandardStream.error.writeIgnoringErrors(
            report.text(as: .xcode, for: StandardStream.error.terminal))
        return report.count(.error) > 0 ? .faultsFound : .clean
    }
}
