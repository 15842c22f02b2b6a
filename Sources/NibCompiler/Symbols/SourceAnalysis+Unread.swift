package import InterfaceBuilder

extension SourceAnalysis {
    /// A finding for each source that nests too deeply to be read, or to be read to the end.
    package var unreadSources: [Diagnostic] {
        table.files.compactMap { facts in
            guard let facts, let place = facts.unread else { return nil }
            let message =
                "text nests too deeply here to be read; what the file registers and dequeues is not known"
            let note =
                "nothing that may depend on it is reported of the classes and views that the file names"
            return Diagnostic(
                id: Rule.unreadableFile.id, severity: .warning, message: message,
                range: SourceRange(facts.file, place), notes: [Note(note)])
        }
    }
}
