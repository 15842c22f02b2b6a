import InterfaceBuilder

/// Places as text: as `path:line:column`, or as members of a JSON object.
struct FindingPlaces {
    let workingFolder: String
    private let lines = LineTables()

    init(workingFolder: String) {
        self.workingFolder = workingFolder
    }

    func text(of range: SourceRange) -> String {
        let (line, column) = lines.start(of: range)
        return "\(VisibleText.of(relative(range.file.path))):\(line):\(column)"
    }

    func members(of range: SourceRange) -> [(name: String, value: JSONValue)] {
        let (line, column) = lines.start(of: range)
        return [
            ("path", .string(relative(range.file.path))), ("line", .int(line)), ("column", .int(column)),
        ]
    }

    /// The path from the working folder.
    func relative(_ path: String) -> String {
        ReportedPath.relative(path, to: workingFolder)
    }
}
