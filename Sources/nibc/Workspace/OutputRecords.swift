/// What build systems are told about a run of `nibc generate`: which files it reads, and which it writes.
struct OutputRecords {
    /// A rule in make's language.
    var dependencyFile: String?
    /// Xcode's lists of a script phase's files.
    var inputList: String?
    var outputList: String?

    /// Whether nothing was asked for.
    var isEmpty: Bool { dependencyFile == nil && inputList == nil && outputList == nil }

    /// The files that were asked for.
    ///
    /// - Parameters:
    ///   - inputs: What decides about the output, as the user would write it.
    ///   - outputs: All generated files, likewise.
    func texts(
        inputs: [String], outputs: [String], workingFolder: String
    ) throws(CommandFailure) -> [OutputRecord] {
        var records: [OutputRecord] = []
        for (list, paths) in [(inputList, inputs), (outputList, outputs)] {
            guard let list else { continue }
            let text = try FileList.text(paths, workingFolder: workingFolder)
            records.append(OutputRecord(path: list, text: text, isRewritten: false))
        }
        if let dependencyFile {
            let text = try DependencyRule.text(inputs: inputs, outputs: outputs + [dependencyFile])
            // Also where it stays the same: make compares its age with that of the inputs.
            records.append(OutputRecord(path: dependencyFile, text: text, isRewritten: true))
        }
        return records
    }
}
