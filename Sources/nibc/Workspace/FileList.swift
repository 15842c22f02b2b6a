/// A list of files as Xcode's script phases take it, an .xcfilelist.
enum FileList {
    /// One path a line. What lies in the working directory is named from there, which is the project's folder in a
    /// script phase: so the list is the same on every machine.
    static func text(_ paths: [String], workingFolder: String) throws(CommandFailure) -> String {
        var lines: [String] = []
        for path in paths {
            guard !path.contains(where: \.isNewline), !path.contains("$(") else {
                throw CommandFailure("'\(path)' cannot be named in a file list")
            }
            let absolute = PathName.absolute(path, in: workingFolder)
            let relative = PathName.relative(absolute, to: workingFolder)
            lines.append(relative == absolute ? absolute : "$(SRCROOT)/" + relative)
        }
        return
            (["# Written by nibc generate"] + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } + [
                ""
            ])
            .joined(separator: "\n")
    }
}
