import InterfaceBuilder
import NibCompiler

extension Workspace {
    /// The findings that are the user's business, with the severities of the manifests, each once, in order.
    func reportable(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let levels = RuleLevels(manifests)
        var isOwn: [String: Bool] = [:]
        let kept = diagnostics.compactMap { diagnostic -> Diagnostic? in
            let path = diagnostic.range.file.path
            let own = isOwn[path] ?? self.isOwn(path)
            isOwn[path] = own
            guard own, var kept = levels.apply(to: diagnostic, at: absolute(path)) else { return nil }
            // What a built-in library says has no place that could be shown.
            kept.notes.removeAll { $0.range.map { Library.isFile($0.file.path) } ?? false }
            kept.notes = kept.notes.map { note in
                guard let range = note.range, isInMemory(range.file.path) else { return note }
                return Note("\(note.message), in generated code")
            }
            return kept
        }
        return Self.ordered(kept)
    }

    /// In order, each once.
    static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for diagnostic in diagnostics.sorted(by: Diagnostic.precedes) {
            if let last = result.last, last.range == diagnostic.range, last.id == diagnostic.id,
                last.message == diagnostic.message
            {
                continue
            }
            result.append(diagnostic)
        }
        return result
    }
}
