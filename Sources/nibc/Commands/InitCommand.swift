import InterfaceBuilder
import ManifestReader

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `nibc init`: a starting manifest with the controllers that view descriptions show.
struct InitCommand {
    let options: CommonOptions

    func run() throws -> ExitStatus {
        let folder = options.paths?.first ?? "."
        let path = options.output ?? PathName.join(folder, FileKind.manifestName)
        var walk = SourceWalk(workingFolder: PathName.workingFolder)
        try walk.add([folder])
        let files = ParallelMap.map(
            walk.files.filter { $0.kind == .viewDescription && !$0.isForeign }.sorted(by: FoundFile.precedes),
            jobs: options.jobs, DocumentFile.read)
        let survey = ControllerSurvey(DocumentFile.distinct(files).compactMap(\.document))
        let text = ManifestTemplate.text(module: survey.module, controllers: survey.controllers)
        try Self.create(path, text)
        let count = survey.controllers.count
        ReportOutput(options: options).summarize(
            "'\(VisibleText.of(path))' is written, with \(count) controller\(count == 1 ? "" : "s")")
        return .clean
    }

    /// Makes the file, unless there is one already, of whatever kind.
    private static func create(_ path: String, _ text: String) throws(CommandFailure) {
        do throws(SystemError) {
            let file = try Descriptor(
                open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
            do throws(SystemError) {
                try file.write(Array(text.utf8))
            } catch {
                unlink(path)
                throw error
            }
        } catch {
            if error.number == EEXIST {
                throw CommandFailure("'\(path)' exists already and is not overwritten")
            }
            throw CommandFailure("'\(path)' cannot be written: \(error.reason)")
        }
    }
}
