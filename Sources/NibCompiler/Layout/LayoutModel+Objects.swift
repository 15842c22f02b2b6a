import InterfaceBuilder

extension LayoutModel {
    /// The types whose objects are the view's data source (or delegate); nil where that is not known, empty
    /// where it has none.
    func objects(asking isDataSource: Bool, of view: ViewID) -> Set<TypeID>? {
        let index = isDataSource ? dataSources : delegates
        guard let (connections, scenes) = index.connections(of: view, table), !isHandledByLibrary(view) else {
            return nil
        }
        var result = Set(scenes)
        for connection in connections {
            for atom in connection.object.atoms {
                switch atom {
                case .null:
                    // Taken away again: when, is not followed.
                    if isAtEnd(connection.place) { continue }
                    return nil
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

    /// Whether code runs when an object is no more.
    private func isAtEnd(_ place: CodePlace) -> Bool {
        blocks.contains { block in
            guard block.file == place.file, let function = block.function, function.name.value == "deinit"
            else { return false }
            return function.range.contains(place.range)
        }
    }

    /// Whether code asks the view for something that neither UIKit nor the sources declare: a library's extension,
    /// which may give it a data source or delegate.
    private func isHandledByLibrary(_ view: ViewID) -> Bool {
        guard let holder = view.holder else { return false }
        let names = Set(
            linked.aliases.names(of: view).compactMap { name in
                if case .property(_, let name) = name.place { name } else { nil as String? }
            })
        return related(to: holder).flatMap(blocks(of:)).contains { block in
            var isHandled = false
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard case .member(let base?, let member) = expression.kind,
                    let name = base.nameComponents?.last, names.contains(name)
                else { return }
                if !CollectionViewMembers.contains(member.value), !memberNames.contains(member.value) {
                    isHandled = true
                }
            }
            return isHandled
        }
    }
}
