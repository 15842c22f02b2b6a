extension ReuseModel {
    /// Hands out a view for `key`, from the pool or newly made.
    ///
    /// A pooled instance comes out whatever is registered now (A7). Otherwise the registration is looked
    /// up: none raises A1 (cell), A2 (supplementary, or a
    /// cell whose identifier another kind has), A3 (table cell) or I4 (decoration). A nib is opened
    /// only now (C1) and its contents are checked.
    /// - Parameter nibs: The facts of a nib, nil if there is none of exactly that name.
    public mutating func dequeue(
        _ key: ReuseKey, section: Int, item: Int = 0, nibs: (NibReference) -> NibFacts?
    ) throws(Raise) -> Instance {
        guard let instance = try take(key, nibs: nibs) else {
            throw Raise(
                unregisteredRule(key), view: view, key,
                "could not dequeue a view: register a nib, a class or a storyboard prototype")
        }
        try check(section: section, item: item, for: key)
        if request != nil {
            pending.append(instance)
        } else if holder == .collection, version >= 18 {
            throw Raise("K1", view: view, key, "dequeued while no view was asked for")
        }
        return instance
    }

    /// The forms that return nil for what is not registered: table cells without an index path (A3), and
    /// table headers and footers (A5).
    public mutating func dequeueIfRegistered(
        _ key: ReuseKey, nibs: (NibReference) -> NibFacts?
    ) throws(Raise) -> Instance? {
        try take(key, nibs: nibs)
    }

    private mutating func take(
        _ key: ReuseKey, nibs: (NibReference) -> NibFacts?
    ) throws(Raise) -> Instance? {
        guard !key.identifier.text.isEmpty else {
            throw Raise("A9", view: view, key, "must pass a valid reuse identifier to dequeue")
        }
        if var pooled = pool[key]?.popLast() {
            pooled.isPooled = true
            return pooled
        }
        guard let source = registrations[key] else { return nil }
        let facts = try facts(of: source, for: key, nibs: nibs)
        made += 1
        return Instance(
            id: made, key: key, source: source, className: facts.className, file: facts.file,
            isPooled: false)
    }

    private func facts(
        of source: Source, for key: ReuseKey, nibs: (NibReference) -> NibFacts?
    ) throws(Raise) -> (className: String, file: String?) {
        let nib: NibFacts
        switch source {
        case .class(let facts): return (facts.name, nil)
        case .prototype(let facts): nib = facts
        case .nib(let reference):
            guard let found = nibs(reference) else {
                throw Raise("C1", view: view, key, "could not load the nib '\(reference.name)'")
            }
            nib = found
        }
        let check = NibCheck(view: view, key: key, isObject: objectKeys.contains(key))
        return (try check.root(of: nib).name, nib.file)
    }

    /// A position that the view or its layout does not know (A21), and a second dequeue for one row (K2).
    private func check(section: Int, item: Int, for key: ReuseKey) throws(Raise) {
        if let sections, !(0..<sections).contains(section) {
            throw Raise("A21", view: view, key, "there is no section \(section)")
        }
        if key.family == .supplementary, let emitted {
            let isEmitted = emitted.contains {
                $0.family == .supplementary && $0.kind == key.kind && $0.section == section
            }
            guard isEmitted else {
                throw Raise("A21", view: view, key, "the layout has no such view in section \(section)")
            }
        }
        if key.family == .tableCell, request?.family == .tableCell, request?.section == section,
            request?.item == item, pending.contains(where: { $0.key.family == .tableCell })
        {
            throw Raise("K2", view: view, key, "two cells were dequeued for one index path")
        }
    }

    /// Kinds are namespaces: an identifier that only another kind has is A2, one that nothing has A1 or A3.
    private func unregisteredRule(_ key: ReuseKey) -> String {
        switch key.family {
        case .cell where registrations.keys.contains { $0.identifier == key.identifier }: "A2"
        case .cell: "A1"
        case .supplementary: "A2"
        case .tableCell: "A3"
        case .tableHeaderFooter: "A5"
        case .decoration: "I4"
        }
    }
}
