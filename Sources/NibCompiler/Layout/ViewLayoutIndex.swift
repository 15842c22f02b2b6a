/// The layouts that code gives to views, found by view.
struct ViewLayoutIndex {
    private var views = ViewIndex()
    private var uses: [(use: LayoutUse, views: [ViewID])] = []
    /// The types whose code gives layouts to views that are not known.
    private var holders: Set<TypeID> = []
    private var hasUnknownHolder = false

    init(_ linked: LinkedSources) {
        for use in linked.analysis.effects.layouts {
            if use.views.isEmpty || use.views.contains(where: { $0.place == .callback }) {
                if let holder = use.holder { holders.insert(holder) } else { hasUnknownHolder = true }
                continue
            }
            let own = use.views.map { linked.aliases.canonical($0.plain) }
            for view in own { views.add(uses.count, on: view) }
            uses.append((use, own))
        }
    }

    /// Every layout that the view is given, in the order of the code; nil where that is not known.
    func uses(of view: ViewID, holder: TypeID, _ table: SymbolTable) -> [LayoutUse]? {
        let related = table.relatives(of: holder)
        // A view that is not known: it may be this one, if the code can reach it.
        if hasUnknownHolder
            || related.contains(where: { holders.contains($0) && table.areRelated($0, holder) })
        {
            return nil
        }
        return Set(views.candidates(for: view, related: related)).sorted().filter { number in
            uses[number].views.contains { table.mayBeSame($0, view) }
        }.map { uses[$0].use }
    }
}
