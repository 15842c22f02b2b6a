import InterfaceBuilder

/// What view descriptions say of the classes in the sources: their views, prototypes and connections.
struct SceneFacts {
    var prototypes: [LinkedRegistration] = []
    /// The views that an object of a type is data source or delegate of.
    private(set) var connections: [(type: TypeID, views: [ViewID], isDataSource: Bool)] = []
    /// The names of one view.
    private(set) var aliases: [(ViewID, ViewID)] = []
    /// The views of a class that a view description connects, as the class names them, and whether every one
    /// of them was read whole.
    private(set) var places: [ViewID: [SceneView]] = [:]

    /// Every class that a view description names.
    private(set) var classNames: Set<String> = []

    init(_ documents: [Document], _ table: SymbolTable) {
        classNames = Set(documents.flatMap(\.customObjects).compactMap { $0.customClass?.value })
        for document in documents where document.platform.usesUIKit || document.platform == .unknown {
            add(document, table)
        }
    }

    private mutating func add(_ document: Document, _ table: SymbolTable) {
        guard !document.reusingViews.isEmpty else { return }
        var classes: [String: String] = [:]
        for scene in document.scenes {
            if let controller = scene.controller, let name = controller.customClass?.value {
                classes[controller.id] = name
            }
        }
        for placeholder in document.placeholders {
            if let name = placeholder.customClass?.value { classes[placeholder.id] = name }
        }
        var outlets: [String: [Connection]] = [:]
        var fromViews: [String: [Connection]] = [:]
        for connection in document.connections where connection.kind == .outlet {
            outlets[connection.destination.value, default: []].append(connection)
            fromViews[connection.source, default: []].append(connection)
            if let name = connection.sourceClass { classes[connection.source] = name }
        }
        for view in document.reusingViews {
            let ids = self.ids(of: view, in: document, outlets[view.object.id] ?? [], fromViews, table)
            for id in ids.dropFirst() { aliases.append((id, ids[0])) }
            let scene = SceneView(document: document, view: view, isCertain: true)
            for id in ids { places[id, default: []].append(scene) }
            for connection in fromViews[view.object.id] ?? []
            where connection.name.value == "dataSource" || connection.name.value == "delegate" {
                guard
                    let name = classes[connection.destination.value]
                        ?? Self.className(connection.destination.value, document),
                    let type = table.type(named: name)
                else { continue }
                connections.append((type, ids, connection.name.value == "dataSource"))
            }
            addPrototypes(of: view, ids, document)
        }
    }

    private static func className(_ id: String, _ document: Document) -> String? {
        document.customObjects.first { $0.id == id }?.customClass?.value
    }

    /// The names under which code knows the view.
    private func ids(
        of view: ReusingView, in document: Document, _ outlets: [Connection],
        _ bySource: [String: [Connection]], _ table: SymbolTable
    ) -> [ViewID] {
        var result: [ViewID] = []
        for connection in outlets {
            guard let name = connection.sourceClass, let type = table.type(named: name),
                connection.name.value != "dataSource", connection.name.value != "delegate"
            else { continue }
            let isOwnView =
                connection.name.value == "view"
                && table.descends(type, fromUIKit: "UITableViewController") == true
            if isOwnView, let owner = table.type(named: "UITableViewController") {
                result.append(ViewID(place: .property(owner, "tableView"), holder: type))
                continue
            }
            let others = bySource[connection.source, default: []].map(\.name.value)
            let property = table.outlet(meantBy: connection.name.value, of: type, besides: others)
            let owner = table.propertyOwner(property, of: type) ?? type
            result.append(ViewID(place: .property(owner, property), holder: type))
        }
        if let scene = view.scene, view.object.key == "view",
            let controller = document.scenes[scene].controller,
            let name = controller.customClass?.value, let type = table.type(named: name)
        {
            for (element, uikit, property) in [
                ("tableViewController", "UITableViewController", "tableView"),
                ("collectionViewController", "UICollectionViewController", "collectionView"),
            ] where controller.element == element {
                guard let owner = table.type(named: uikit) else { continue }
                result.append(ViewID(place: .property(owner, property), holder: type))
            }
        }
        for index in result.indices { result[index].isTable = view.family == .table }
        return result
    }

    private mutating func addPrototypes(of view: ReusingView, _ ids: [ViewID], _ document: Document) {
        guard view.scene != nil else { return }
        for prototype in view.prototypes {
            guard let identifier = prototype.object.effectiveIdentifier else { continue }
            let origin = document.place(identifier.range)
            prototypes.append(
                LinkedRegistration(
                    call: nil, prototype: (document, prototype), views: ids, isViewUnknown: ids.isEmpty,
                    families: [ReuseFamily(prototype.role, in: view.family)],
                    identifiers: [ReuseIdentifier(identifier.value)],
                    holder: ids.first?.holder,
                    origin: origin, identifierOrigin: origin))
        }
    }
}

extension SymbolTable {
    /// The outlet that a connection of an object of the type means. One that the class certainly does not have is a
    /// fault (unknown-outlet), and all else is to be judged as if it were spelled right.
    fileprivate func outlet(meantBy name: String, of type: TypeID, besides others: [String]) -> String {
        guard propertyOwner(name, of: type) == nil else { return name }
        let index = ClassIndex(self)
        guard let chain = index.fullChain(of: type) else { return name }
        let exposure = ClassExposure(index: index, chain: chain)
        guard !exposure.isDynamic, case .absent = exposure.outlet(name) else { return name }
        let near = NearName.suggestion(for: name, among: exposure.propertyNames)
        return near.flatMap { others.contains($0) ? nil : $0 } ?? name
    }

    /// The type that declares a property which the type has.
    func propertyOwner(_ name: String, of type: TypeID) -> TypeID? {
        ([type] + supertypes(of: type)).first { owner in
            self[owner].members[name]?.contains { if case .property = $0.kind { true } else { false } }
                ?? false
        }
    }
}
