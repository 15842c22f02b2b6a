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
            if let names {
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
}
