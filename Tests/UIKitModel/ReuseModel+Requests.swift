extension ReuseModel {
    /// The data source is now being asked for `request`.
    public mutating func begin(_ request: Request) {
        self.request = request
        pending = []
    }

    /// The data source answered.
    /// - Returns: The view that is displayed; nil for a gap (G6) and for a view that needs no dequeue (L2).
    public mutating func end(_ answer: Answer) throws(Raise) -> Instance? {
        guard let request else { return nil }
        let dequeued = pending
        self.request = nil
        pending = []
        guard case .dequeued(let id) = answer else {
            try refuse(answer, request)
            return nil
        }
        guard let instance = dequeued.first(where: { $0.id == id }) ?? shown.first(where: { $0.id == id })
        else {
            try refuse(.fresh, request)
            return nil
        }
        try check(instance, for: request)
        if holder == .collection, version >= 18, let lost = dequeued.first(where: { $0.id != id }) {
            throw Raise("K1", view: view, lost.key, "the view was dequeued but not returned for display")
        }
        shown.append(instance)
        return instance
    }

    /// A table header or footer comes out of a dequeue without an index path, so no request knows of it.
    public mutating func display(_ instance: Instance) {
        shown.append(instance)
    }

    /// The view must be of the kind that was asked for, from iOS 15 on (G5, J2, K4).
    private func check(_ instance: Instance, for request: Request) throws(Raise) {
        guard holder == .collection, version >= 15 else { return }
        guard instance.key.family != request.family || instance.key.kind != request.kind else { return }
        throw Raise(
            "G5", view: view, instance.key,
            "the view does not match the kind it is used for, \(request.kind?.text ?? ElementKind.cell)")
    }

    /// Anything but a dequeued view: an exception (A4, D6, G2, G3, J3, J4) or a gap (G6).
    private func refuse(_ answer: Answer, _ request: Request) throws(Raise) {
        switch (answer, request.family) {
        case (.unimplemented, _), (.dequeued, _): return
        case (.noProvider, _):
            throw Raise("J3", view: view, request, "no supplementary view provider is set")
        case (.nothingFromProvider, _):
            throw Raise("J4", view: view, request, "the provider returned nil")
        case (.nothing, .tableCell):
            throw Raise("A4", view: view, request, "the data source returned no cell")
        case (.nothing, .tableHeaderFooter), (.fresh, .tableHeaderFooter), (.fresh, .tableCell): return
        case (.nothing, .cell), (.fresh, .cell):
            throw Raise("D6", view: view, request, "the cell was not obtained by a dequeue")
        case (.nothing, _):
            throw Raise("G2", view: view, request, "the view was not obtained by a dequeue or is nil")
        case (.fresh, _):
            throw Raise("G3", view: view, request, "the view was not obtained by a dequeue")
        }
    }
}
