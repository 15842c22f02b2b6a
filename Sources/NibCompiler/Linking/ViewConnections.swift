import InterfaceBuilder

/// Which views ask which types: data sources and delegates, by code and by view descriptions.
struct ViewConnections {
    private var dataSources: [TypeID: Set<ViewID>] = [:]
    private var delegates: [TypeID: Set<ViewID>] = [:]
    /// The views of the diffable data sources that the type's code makes.
    private var diffable: [TypeID: Set<ViewID>] = [:]

    /// Classes that have subclasses and of which nothing in the sources and view descriptions makes an object.
    private let abstract: Set<TypeID>
    /// Types that views ask which are not known, beside those that are.
    private var askedByOthers: Set<TypeID> = []

    init(_ effects: SourceEffects, _ aliases: ViewAliases, _ scenes: SceneFacts, _ table: SymbolTable) {
        abstract = Self.abstractClasses(scenes, table)
        let given = GivenObjects(effects.connections, aliases, table)
        for connection in effects.connections {
            let connected = connection.views.map { aliases.canonical($0.plain) }
            if connection.object.atoms.isEmpty, connection.isDataSource, let holder = connection.holder {
                diffable[holder, default: []].formUnion(connected)
            }
            for atom in connection.object.atoms {
                let type: SwiftType
                switch atom {
                case .instance(let instance): type = instance
                case .object(let object): type = object.type
                case .view(_, let view): type = view
                default: continue
                }
                guard let id = type.id else { continue }
                if connection.isViewUnknown { askedByOthers.insert(id) }
                let isGiven = connection.isDataSource && !given.isDiffable(type)
                add(
                    connected.filter { !isGiven || !given.isDiffable($0) }, to: id,
                    isDataSource: connection.isDataSource)
            }
        }
        for connection in scenes.connections {
            let (type, isDataSource) = (connection.type, connection.isDataSource)
            let views = connection.views.map(aliases.canonical).filter {
                !given.areOthers(than: type, on: $0, asDataSource: isDataSource)
            }
            add(views, to: type, isDataSource: isDataSource)
        }
        for type in table.types {
            guard type.kind == .class, !type.declarations.isEmpty else { continue }
            for (controller, view) in [
                ("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView"),
            ] {
                guard table.descends(type.id, fromUIKit: controller) == true,
                    let owner = table.type(named: controller)
                else { continue }
                var own = aliases.canonical(ViewID(place: .property(owner, view), holder: type.id))
                own.isTable = view == "tableView"
                for isDataSource in [true, false] {
                    let isDrawnWithOther = scenes.connections.contains { connection in
                        connection.isDataSource == isDataSource
                            && !table.areRelated(connection.type, type.id)
                            && connection.views.contains {
                                $0.holder == type.id && table.mayBeSame(aliases.canonical($0), own)
                            }
                    }
                    guard !isDrawnWithOther,
                        !given.areOthers(than: type.id, on: own, asDataSource: isDataSource)
                    else { continue }
                    add([own], to: type.id, isDataSource: isDataSource)
                }
            }
        }
    }

    private static func abstractClasses(_ scenes: SceneFacts, _ table: SymbolTable) -> Set<TypeID> {
        let candidates = table.types.filter { type in
            type.kind == .class && !type.declarations.isEmpty && !type.subtypes.isEmpty
        }
        guard !candidates.isEmpty else { return [] }
        let names = table.mentionedNames().union(scenes.classNames)
        return Set(candidates.filter { !names.contains($0.simpleName) }.map(\.id))
    }

    private mutating func add(_ views: [ViewID], to type: TypeID, isDataSource: Bool) {
        if isDataSource {
            dataSources[type, default: []].formUnion(views)
        } else {
            delegates[type, default: []].formUnion(views)
        }
    }

    /// The views of the diffable data sources that code of the type, or of one that it inherits, makes.
    func providedViews(by type: TypeID, _ table: SymbolTable) -> Set<ViewID> {
        ([type] + table.supertypes(of: type) + table.descendants(of: type)).reduce(into: []) {
            $0.formUnion(diffable[$1] ?? [])
        }
    }

    /// Whether nothing in the sources and view descriptions makes an object of the class itself: there are only
    /// those of its subclasses.
    func isAbstract(_ type: TypeID) -> Bool { abstract.contains(type) }

    /// Whether a view that is not known may ask objects of the type.
    func isAskedByOthers(_ type: TypeID, _ table: SymbolTable) -> Bool {
        askedByOthers.contains(type) || table.descendants(of: type).contains { askedByOthers.contains($0) }
    }

    /// The views that certainly ask objects of the type, or of one that inherits its code.
    ///
    /// - Parameter others: Subclasses that have other code in its place, for themselves and their own.
    func views(
        asking type: TypeID, asDataSource isDataSource: Bool, except others: Set<TypeID> = [],
        _ table: SymbolTable
    ) -> Set<ViewID> {
        let all = isDataSource ? dataSources : delegates
        // Of a class with subclasses that nothing makes, there are only objects of those.
        var result = abstract.contains(type) ? [] : all[type] ?? []
        let excluded = others.reduce(into: others) { $0.formUnion(table.descendants(of: $1)) }
        for other in table.descendants(of: type) where !excluded.contains(other) && !abstract.contains(other)
        {
            result.formUnion(all[other] ?? [])
        }
        return result
    }
}
