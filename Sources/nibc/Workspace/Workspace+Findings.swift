import InterfaceBuilder
import NibCompiler

extension Workspace {
    /// The findings that are the user's business, with the severities of the manifests and without what they suppress,
    /// each once, in order.
    func reportable(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        judged(diagnostics, comments: [], judgesUse: false).findings
    }

    /// The same where comments suppress, too, with what is wrong with the suppressions.
    ///
    /// - Parameter judgesUse: Whether suppressions that nothing needs are named.
    func judged(
        _ diagnostics: [Diagnostic], comments: [AllowComment], judgesUse: Bool,
        objects: DocumentObjects = DocumentObjects()
    ) -> (findings: [Diagnostic], suppressed: Int) {
        let levels = RuleLevels(manifests + manifestsAround)
        var suppressions = Suppressions(manifests, around: manifestsAround, comments, objects)
        var isOwn: [String: Bool] = [:]
        var suppressed = 0
        var kept: [Diagnostic] = []
        for diagnostic in Self.ordered(diagnostics) {
            let path = diagnostic.range.file.path
            let own = isOwn[path] ?? self.isOwn(path)
            isOwn[path] = own
            guard own else { continue }
            // A finding that is suppressed and off needs its suppression when the rule is on again.
            let isSuppressed = suppressions.suppresses(diagnostic, at: absolute(path))
            guard let finding = reported(diagnostic, levels) else { continue }
            if isSuppressed { suppressed += 1 } else { kept.append(finding) }
        }
        kept += suppressions.findings(judgesUse: judgesUse).compactMap { reported($0, levels) }
        return (Self.ordered(kept), suppressed)
    }

    private func reported(_ diagnostic: Diagnostic, _ levels: RuleLevels) -> Diagnostic? {
        guard var reported = levels.apply(to: diagnostic, at: absolute(diagnostic.range.file.path)) else {
            return nil
        }
        // What a built-in library says has no place that could be shown.
        reported.notes.removeAll { $0.range.map { Library.isFile($0.file.path) } ?? false }
        reported.notes = reported.notes.map { note in
            guard let range = note.range, isInMemory(range.file.path) else { return note }
            return Note("\(note.message), in generated code")
        }
        return reported
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
