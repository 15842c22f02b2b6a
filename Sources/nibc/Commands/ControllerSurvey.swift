import InterfaceBuilder

/// The controllers of view descriptions that have collection or table views.
struct ControllerSurvey {
    /// In the order of the names; their views in the order in which they were found.
    let controllers: [(name: String, views: [(name: String, isTable: Bool)])]
    /// The module that the controllers name, if they agree on one.
    let module: String?

    init(_ documents: [Document]) {
        var views: [String: [(name: String, isTable: Bool)]] = [:]
        var modules: Set<String> = []
        for document in documents where document.platform != .macOS {
            for view in document.reusingViews {
                let owner =
                    view.scene.map { document.scenes[$0].controller } ?? document.fileOwner
                guard let owner, let type = owner.customClass?.value, !type.isEmpty else { continue }
                for name in Self.names(of: view, owner: owner, in: document) {
                    if views[type]?.contains(where: { $0.name == name }) == true { continue }
                    views[type, default: []].append((name, view.family == .table))
                }
                if views[type] != nil, let module = owner.customModule?.value { modules.insert(module) }
            }
        }
        controllers = views.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { ($0.key, $0.value) }
        module = modules.count == 1 ? modules.first : nil
    }

    /// The owner's properties that hold the view.
    private static func names(
        of view: ReusingView, owner: InterfaceObject, in document: Document
    ) -> [String] {
        let outlets = document.connections.filter {
            $0.source == owner.id && $0.kind == .outlet && $0.destination.value == view.object.id
                && !["view", "dataSource", "delegate"].contains($0.name.value)
        }
        .map(\.name.value)
        if !outlets.isEmpty { return outlets }
        guard view.object.key == "view" else { return [] }
        switch owner.element {
        case "collectionViewController": return ["collectionView"]
        case "tableViewController": return ["tableView"]
        default: return []
        }
    }
}
