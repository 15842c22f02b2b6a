package import InterfaceBuilder

extension SourceAnalysis {
    /// A finding for each source that is not read, not to the end, or not as it is meant.
    package var unreadSources: [Diagnostic] {
        table.files.compactMap { facts in
            guard let facts, let unread = facts.unread else { return nil }
            let fault =
                switch unread.reason {
                case .deep: "text nests too deeply here to be read"
                case .brace: "this brace has no counterpart"
                case .conflict: "two versions of the text were left by a merge"
                }
            let message = "\(fault); what the file registers and dequeues is not known"
            let note =
                "nothing that may depend on it is reported of the classes and views that the file names"
            return Diagnostic(
                id: Rule.unreadableFile.id, severity: .warning, message: message,
                range: SourceRange(facts.file, unread.place), notes: [Note(note)])
        }
    }
}
