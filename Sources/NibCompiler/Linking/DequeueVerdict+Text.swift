import InterfaceBuilder

extension DequeueVerdict {
    /// How messages name what is missing: `'A'`, `'A' and 2 more`.
    var names: String {
        others.isEmpty ? "'\(identifier)'" : "'\(identifier)' and \(others.count) more"
    }

    /// Where the finding points: the identifier in the call or, where the project's own wrapper dequeues, the
    /// call of the wrapper.
    func place(in linked: LinkedSources) -> SourceRange {
        linked.callerPlace(of: dequeue.call.trace, at: dequeue.call.place) ?? dequeue.origin
    }

    func subject(in linked: LinkedSources) -> ReuseSubject {
        let family = dequeue.families?.first ?? .supplementary("")
        return ReuseKey(view: linked.key(of: view), family: family, identifier: identifier).subject
    }

    /// A near name among what the view has, and where the identifier is declared.
    func notes(in linked: LinkedSources) -> [Note] {
        let suppliers = linked.suppliers(of: view)
        let known = suppliers.flatMap { $0.identifiers ?? [] }.map(\.text)
        var notes: [Note] = []
        if let near = NearName.suggestion(for: identifier.text, among: known.sorted()) {
            let places = suppliers.filter { $0.identifiers?.contains { $0.text == near } ?? false }
                .map(\.identifierOrigin).filter { !Library.isFile($0.file.path) }
            notes.append(Note("did you mean '\(near)'?", at: places.min()))
        }
        if linked.callerPlace(of: dequeue.call.trace, at: dequeue.call.place) != nil {
            notes.append(Note("dequeued here", at: dequeue.origin))
        }
        return notes
    }
}
