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

    /// Writes the near name, where the call has the identifier as a literal.
    func fixes(in linked: LinkedSources) -> [Fix] {
        let place = place(in: linked)
        let text = place.file[place.bytes]
        guard others.isEmpty, let near = nearName(in: linked), text.hasPrefix("\"") || text.hasPrefix("@\"")
        else { return [] }
        return Fix.respelling(of: identifier.text, as: near, at: place, safety: .needsReview)
    }

    private func nearName(in linked: LinkedSources) -> String? {
        let known = linked.suppliers(of: view).flatMap { $0.identifiers ?? [] }.map(\.text)
        return NearName.suggestion(for: identifier.text, among: known.sorted())
    }

    /// A near name among what the view has, and where the identifier is declared.
    func notes(in linked: LinkedSources) -> [Note] {
        var notes: [Note] = []
        if let near = nearName(in: linked) {
            let places = linked.suppliers(of: view)
                .filter { $0.identifiers?.contains { $0.text == near } ?? false }
                .map(\.identifierOrigin).filter { !Library.isFile($0.file.path) }
            notes.append(Note("did you mean '\(near)'?", at: places.min()))
        }
        if others.isEmpty,
            let definition = linked.table.definition(of: identifier.text, at: place(in: linked))
        {
            notes.append(Note("'\(identifier)' is written here", at: definition))
        }
        if linked.callerPlace(of: dequeue.call.trace, at: dequeue.call.place) != nil {
            notes.append(Note("dequeued here", at: dequeue.origin))
        }
        return notes + uncalledNotes(in: linked)
    }

    /// Where the identifier is registered by functions that nothing calls.
    private func uncalledNotes(in linked: LinkedSources) -> [Note] {
        linked.registrations.compactMap { registration in
            guard let call = registration.call, call.isNeverDone, let function = call.function,
                registration.identifiers?.contains(identifier) ?? false,
                registration.isViewUnknown
                    || registration.views.contains(where: { linked.mayBeSame($0, view) })
            else { return nil }
            return Note(
                "registered in '\(function.signature)', which nothing calls",
                at: registration.identifierOrigin)
        }
    }
}
