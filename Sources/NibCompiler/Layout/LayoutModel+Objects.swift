import InterfaceBuilder

extension LayoutModel {
    /// The types whose objects are the view's data source (or delegate); nil where that is not known, empty
    /// where it has none.
    func objects(asking isDataSource: Bool, of view: ViewID) -> Set<TypeID>? {
        var result: Set<TypeID> = []
        var isAssigned = false
        for connection in linked.analysis.effects.connections where connection.isDataSource == isDataSource {
            let views = connection.views.map { linked.aliases.canonical($0.plain) }
            if views.isEmpty || connection.isViewUnknown {
                // Of some view: of this one, where the code is near it.
                guard let holder = view.holder, let other = connection.holder else { return nil }
                if table.areRelated(holder, other), connection.isViewUnknown { return nil }
                continue
            }
            guard views.contains(where: { linked.mayBeSame($0, view) }) else { continue }
            isAssigned = true
            for atom in connection.object.atoms {
                switch atom {
                case .null: continue
                case .instance(let type), .view(_, let type):
                    guard let id = type.id else { return nil }
                    result.insert(id)
                case .object(let object):
                    guard let id = object.type.id else { return nil }
                    result.insert(id)
                default: return nil
                }
            }
            if connection.object.unknown != nil { return nil }
        }
        for connection in linked.scenes.connections where connection.isDataSource == isDataSource {
            guard connection.views.contains(where: { linked.mayBeSame(linked.aliases.canonical($0), view) }) else { continue }
            isAssigned = true
            result.insert(connection.type)
        }
        // A controller of UIKit's asks itself, unless it is told otherwise.
        if !isAssigned, case .property(let owner, _) = view.place, table[owner].kind == .external,
            let holder = view.holder
        {
            result.insert(holder)
        }
        return result
    }
}
