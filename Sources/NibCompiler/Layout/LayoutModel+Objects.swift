import InterfaceBuilder

extension LayoutModel {
    /// The types whose objects are the view's data source (or delegate); nil where that is not known, empty
    /// where it has none.
    func objects(asking isDataSource: Bool, of view: ViewID) -> Set<TypeID>? {
        let index = isDataSource ? dataSources : delegates
        guard let (connections, scenes) = index.connections(of: view, table) else { return nil }
        var result = Set(scenes)
        for connection in connections {
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
        // A controller of UIKit's asks itself, unless it is told otherwise.
        if connections.isEmpty, scenes.isEmpty, case .property(let owner, _) = view.place,
            table[owner].kind == .external,
            let holder = view.holder
        {
            result.insert(holder)
        }
        return result
    }
}
