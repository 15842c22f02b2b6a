import InterfaceBuilder
import ManifestReader

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
        let names = Set(survey.controllers.map(\.name))
        let objectiveC = ObjectiveCClasses.places(of: names, in: walk.files, jobs: options.jobs)
        let sources = ControllerFolder.files(
            declaring: names.subtracting(objectiveC.keys), in: walk.files, jobs: options.jobs)
        let output = ControllerFolder.output(
            forControllersIn: sources, of: walk.files,
            manifestFolder: PathName.folder(of: PathName.absolute(path, in: PathName.workingFolder)))
        let text = ManifestTemplate.text(
            module: survey.module, controllers: survey.controllers, objectiveC: Set(objectiveC.keys),
            output: output)
        try NewFile.create(path, text)
        let count = survey.controllers.count - objectiveC.count
        ReportOutput(options: options).summarize(
            "'\(VisibleText.of(path))' is written, with \(count) controller\(count == 1 ? "" : "s")")
        return .clean
    }
}
