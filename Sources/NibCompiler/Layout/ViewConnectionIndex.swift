/// The data sources, or the delegates, of views, found by view.
struct ViewConnectionIndex {
    private var views = ViewIndex()
    private var connections: [SourceConnection] = []
    /// Whether somewhere a view is connected of which not even the code's type is known.
    private var hasUnknownHolder = false
    private var isAnyUnclear = false
    /// The types whose code connects views that are not known.
    private var holders: Set<TypeID> = []
    private var sceneViews = ViewIndex()
    private var sceneTypes: [TypeID] = []
    private var sceneNames: [[ViewID]] = []
    private var names: [[ViewID]] = []

    init(_ linked: LinkedSources, isDataSource: Bool) {
        for connection in linked.analysis.effects.connections where connection.isDataSource == isDataSource {
            if connection.views.isEmpty || connection.isViewUnknown {
                isAnyUnclear = true
                guard let holder = connection.holder else {
                    hasUnknownHolder = true
                    continue
                }
                if connection.isViewUnknown { holders.insert(holder) }
                continue
            }
            let own = connection.views.map { linked.aliases.canonical($0.plain) }
            for view in own { views.add(connections.count, on: view) }
            connections.append(connection)
            names.append(own)
        }
        for connection in linked.scenes.connections where connection.isDataSource == isDataSource {
            let own = connection.views.map(linked.aliases.canonical)
            for view in own { sceneViews.add(sceneTypes.count, on: view) }
            sceneTypes.append(connection.type)
            sceneNames.append(own)
        }
    }

    /// What the view is connected to by code and the types that scenes connect it to; nil where that is not known.
    func connections(of view: ViewID, _ table: SymbolTable) -> (code: [SourceConnection], scenes: [TypeID])? {
        let related = view.holder.map(table.relatives) ?? []
        if isAnyUnclear, hasUnknownHolder || view.holder == nil { return nil }
        if let holder = view.holder,
            related.contains(where: { holders.contains($0) && table.areRelated(holder, $0) })
        {
            return nil
        }
        func numbers(_ index: ViewIndex, _ names: [[ViewID]]) -> [Int] {
            Set(index.candidates(for: view, related: related)).filter { number in
                names[number].contains { table.mayBeSame($0, view) }
            }.sorted()
        }
        return (
            numbers(views, names).map { connections[$0] },
            numbers(sceneViews, sceneNames).map { sceneTypes[$0] }
        )
    }
}
