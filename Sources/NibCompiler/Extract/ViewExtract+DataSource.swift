import InterfaceBuilder

extension ViewExtract {
    mutating func addDataSource() {
        for connection in linked.analysis.effects.connections where connection.isDataSource {
            guard
                connection.views.contains(where: {
                    linked.mayBeSame(linked.aliases.canonical($0.plain), draft.id)
                }),
                let callee = collector.index.dataSources[connection.place]
            else { continue }
            let names = DataSourceTypes(table, controller).names(of: callee)
            if let names, let hidden = [names.section, names.item].first(where: isPrivate) {
                view.remarks.append(
                    ExtractRemark(
                        origin: linked.range(connection.place),
                        reason:
                            "'\(hidden)' of the diffable data source is private, so generated code cannot name it"
                    ))
            } else if let names {
                view.dataSource = ExtractedDataSource(section: names.section, item: names.item)
            } else {
                view.remarks.append(
                    ExtractRemark(
                        origin: linked.range(connection.place),
                        reason: "the types of the diffable data source are not known"))
            }
            return
        }
    }

    private func isPrivate(_ name: String) -> Bool {
        let inner = "\(controllerName).\(name)"
        if let type = table.type(named: inner) ?? table.type(named: name) {
            return ExtractedTypes.isPrivate(type, table)
        }
        // A private type is not found by its plain name.
        let found = table.types.filter { $0.kind != .external && ($0.name == name || $0.name == inner) }
        return !found.isEmpty && found.allSatisfy { ExtractedTypes.isPrivate($0.id, table) }
    }
}
