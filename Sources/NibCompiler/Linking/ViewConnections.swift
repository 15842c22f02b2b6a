import InterfaceBuilder

/// Which views ask which types: data sources and delegates, by code and by view descriptions.
struct ViewConnections {
    /// The views whose data source or delegate is an object of the type.
    private(set) var views: [TypeID: Set<ViewID>] = [:]
    /// Views whose delegate or data source is not known.
    private(set) var unknown: Set<ViewID> = []

    init(_ effects: SourceEffects, _ aliases: ViewAliases, _ scenes: SceneFacts, _ table: SymbolTable) {
        for connection in effects.connections {
            let connected = connection.views.map { aliases.canonical($0.plain) }
            var types: [TypeID] = []
            for atom in connection.object.atoms {
                switch atom {
                case .instance(let type): if let id = type.id { types.append(id) }
                case .object(let object): if let id = object.type.id { types.append(id) }
                case .view(_, let type): if let id = type.id { types.append(id) }
                default: continue
                }
            }
            for type in types { views[type, default: []].formUnion(connected) }
            if connection.object.unknown != nil { unknown.formUnion(connected) }
        }
        for (type, connected) in scenes.connections { views[type, default: []].formUnion(connected.map(aliases.canonical)) }
        for type in table.types {
            guard type.kind == .class, !type.declarations.isEmpty else { continue }
            for (controller, view) in [("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView")] {
                guard table.descends(type.id, fromUIKit: controller) == true, let owner = table.type(named: controller) else { continue }
                views[type.id, default: []].insert(aliases.canonical(ViewID(place: .property(owner, view), holder: type.id)))
            }
        }
    }

    /// The views that may ask an object whose code stands in the type: its own, those of types that inherit the
    /// code, and those that it inherits.
    func views(asking type: TypeID, _ table: SymbolTable) -> Set<ViewID> {
        var result = views[type] ?? []
        for other in table.descendants(of: type) + table.supertypes(of: type) { result.formUnion(views[other] ?? []) }
        return result
    }
}
