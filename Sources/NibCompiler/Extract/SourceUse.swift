package import InterfaceBuilder

/// A registration or dequeue in sources that a nib's name or a reuse identifier stands in.
package struct SourceUse {
    package var isRegistration: Bool
    /// Nil where it is not known.
    package var view: ViewKey?
    /// Nil where the kind is not known.
    package var family: ReuseFamily?
    package var identifier: ReuseIdentifier?
    /// What is registered, such as `nib 'RowCell'`; nil of dequeues.
    package var source: String?
    package var place: SourceRange

    /// Such as `registered on ListController.tableView, table cell 'Row' from nib 'RowCell'`.
    package var sentence: String {
        let what = isRegistration ? "registered on " : "dequeued from "
        let view = view?.description ?? "a view that is not known"
        let noun = family?.noun ?? "view of a kind that is not known"
        return what + view + ", " + noun + (identifier.map { " '\($0)'" } ?? "")
            + (source.map { " from \($0)" } ?? "")
    }
}

extension LinkedSources {
    /// Every registration and dequeue that an identifier, or a nib of the name, stands in, and the dequeues of
    /// what is registered from such a nib; in the order of files and places.
    package func uses(of name: String) -> [SourceUse] {
        let identifier = ReuseIdentifier(name)
        var result: [SourceUse] = []
        var nibs: [(view: ViewID, identifier: ReuseIdentifier)] = []
        for registration in registrations {
            guard let call = registration.call else { continue }
            let isNib = call.source.atoms.contains { atom in
                if case .nib(let nib) = atom {
                    nib.name.map { NibName($0) == NibName(name) } ?? false
                } else {
                    false
                }
            }
            let all = registration.identifiers ?? []
            guard isNib || all.contains(identifier) else { continue }
            if isNib { for view in registration.views { nibs += all.map { (view, $0) } } }
            let source = call.source.atoms.compactMap(text).first
            let place = callerPlace(of: call.trace, at: call.place) ?? range(call.place)
            let shown = all.contains(identifier) ? identifier : all.first
            result += uses(
                registration.views, registration.families, shown, source, at: place, isRegistration: true)
        }
        for dequeue in dequeues {
            let all = dequeue.identifiers ?? []
            let shown =
                all.contains(identifier)
                ? identifier
                : all.first { own in nibs.contains { $0.identifier == own && dequeue.views.contains($0.view) }
                }
            guard let shown else { continue }
            let place =
                callerPlace(of: dequeue.call.trace, at: dequeue.call.place) ?? range(dequeue.call.place)
            result += uses(dequeue.views, dequeue.families, shown, nil, at: place, isRegistration: false)
        }
        return Self.ordered(result)
    }

    /// Every nib and identifier that sources name.
    package var usedNames: [String] {
        var names = Set(dequeues.flatMap { $0.identifiers ?? [] }.map(\.text))
        for registration in registrations {
            names.formUnion((registration.identifiers ?? []).map(\.text))
            for case .nib(let nib) in registration.call?.source.atoms ?? [] {
                if let name = nib.name { names.insert(name) }
            }
        }
        return names.sorted()
    }

    private func uses(
        _ views: [ViewID], _ families: [ReuseFamily]?, _ identifier: ReuseIdentifier?, _ source: String?,
        at place: SourceRange, isRegistration: Bool
    ) -> [SourceUse] {
        let keys: [ViewKey?] = views.isEmpty ? [nil] : views.map { key(of: $0) }
        return keys.flatMap { key in
            (families ?? []).isEmpty
                ? [
                    SourceUse(
                        isRegistration: isRegistration, view: key, family: nil, identifier: identifier,
                        source: source, place: place)
                ]
                : (families ?? []).map {
                    SourceUse(
                        isRegistration: isRegistration, view: key, family: $0, identifier: identifier,
                        source: source, place: place)
                }
        }
    }

    private func text(of atom: Atom) -> String? {
        switch atom {
        case .nib(let nib): nib.name.map { "nib '\($0)'" }
        case .metatype(let type): type.id.map { "class '\(table[$0].name)'" }
        default: nil
        }
    }

    /// Registrations first; a place with an unknown view only where it has no known one.
    private static func ordered(_ uses: [SourceUse]) -> [SourceUse] {
        var result: [SourceUse] = []
        let sorted = uses.sorted { left, right in
            if left.isRegistration != right.isRegistration { return left.isRegistration }
            return left.place == right.place ? left.sentence < right.sentence : left.place < right.place
        }
        for use in sorted {
            if let last = result.last, last.place == use.place, last.sentence == use.sentence { continue }
            if use.view == nil, uses.contains(where: { $0.place == use.place && $0.view != nil }) { continue }
            result.append(use)
        }
        return result
    }
}
