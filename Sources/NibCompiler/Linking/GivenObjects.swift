import InterfaceBuilder

/// The objects that code gives views as data source or delegate, in the place of those that view descriptions connect and
/// that UIKit's controllers are by themselves.
struct GivenObjects {
    private let connections: [SourceConnection]
    private var views = ViewIndex()
    private let table: SymbolTable

    init(_ connections: [SourceConnection], _ aliases: ViewAliases, _ table: SymbolTable) {
        self.connections = connections
        self.table = table
        for (number, connection) in connections.enumerated() {
            for view in connection.views { views.add(number, on: aliases.canonical(view.plain)) }
        }
    }

    /// Whether code of the view's class, or of one that it inherits, makes it ask another object than one of the type.
    func areOthers(than type: TypeID, on view: ViewID, asDataSource isDataSource: Bool) -> Bool {
        given(view, isDataSource).contains { !isItself($0.object, type) }
    }

    /// Whether code makes a diffable data source for the view, which takes the place of any other.
    func isDiffable(_ view: ViewID) -> Bool {
        given(view, true).contains { connection in
            connection.isDiffable
                || connection.object.atoms.contains { atom in
                    if case .instance(let type) = atom { isDiffable(type) } else { false }
                }
        }
    }

    private func given(_ view: ViewID, _ isDataSource: Bool) -> [SourceConnection] {
        let related = view.holder.map { [$0] + table.supertypes(of: $0) } ?? []
        return Set(views.candidates(for: view, related: related)).sorted().map { connections[$0] }
            .filter { $0.isDataSource == isDataSource }
    }

    /// Whether a type is that of a diffable data source.
    func isDiffable(_ type: SwiftType) -> Bool {
        guard let id = type.id else { return false }
        return table.chain(of: id).types.contains { table[$0].name.hasSuffix("DiffableDataSource") }
    }

    /// Whether a value is an object of the type, or nothing.
    private func isItself(_ value: Value, _ type: TypeID) -> Bool {
        guard value.unknown == nil, !value.atoms.isEmpty else { return false }
        return value.atoms.allSatisfy { atom in
            switch atom {
            case .null: true
            case .instance(let other), .view(_, let other):
                other.id.map { table.areRelated($0, type) } ?? false
            case .object(let object): object.type.id.map { table.areRelated($0, type) } ?? false
            default: false
            }
        }
    }
}
