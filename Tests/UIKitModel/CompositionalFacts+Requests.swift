extension CompositionalFacts {
    /// What the layout asks for, in order: decorations, leading boundary views, cells each followed by the
    /// views on it, other boundary views; the whole layout's boundary views around all sections.
    ///
    /// Every kind that an item names is asked for (I1). A zero dimension asks for nothing, unless the view
    /// is pinned: that raises (I7); a negative one raises (H5).
    /// - Parameter items: How many items of each section are asked for.
    public func requests(items: [Int], view: String) throws(Raise) -> [Request] {
        var requests = try requests(boundary, leading: true, section: 0, view)
        for (section, count) in items.enumerated() where sections.indices.contains(section) {
            let facts = sections[section]
            requests += facts.decorations.map { .init(.decoration, kind: $0, section: section) }
            requests += try self.requests(facts.boundary, leading: true, section: section, view)
            for item in 0..<count {
                requests.append(.init(.cell, section: section, item: item))
                for supplementary in facts.onItems {
                    guard try isShown(supplementary, section, view) else { continue }
                    requests.append(
                        .init(.supplementary, kind: supplementary.kind, section: section, item: item))
                }
            }
            requests += try self.requests(facts.boundary, leading: false, section: section, view)
        }
        return try requests + self.requests(boundary, leading: false, section: 0, view)
    }

    private func requests(
        _ boundary: [Supplementary], leading: Bool, section: Int, _ view: String
    ) throws(Raise) -> [Request] {
        var requests: [Request] = []
        for supplementary in boundary where supplementary.isLeading == leading {
            guard try isShown(supplementary, section, view) else { continue }
            requests.append(.init(.supplementary, kind: supplementary.kind, section: section))
        }
        return requests
    }

    private func isShown(
        _ supplementary: Supplementary, _ section: Int, _ view: String
    ) throws(Raise) -> Bool {
        let least = min(supplementary.width.value, supplementary.height.value)
        let request = Request(.supplementary, kind: supplementary.kind, section: section)
        if least < 0 { throw Raise("H5", view: view, request, "a negative size is not supported") }
        guard least == 0 else { return true }
        if supplementary.pins {
            throw Raise("I7", view: view, request, "a pinned view of zero size does not meet itself")
        }
        return false
    }
}
