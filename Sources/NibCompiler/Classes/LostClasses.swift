import InterfaceBuilder

/// Outlets of objects that have lost their class: UIKit's own class stands there, and the outlet is one that the
/// project's classes have (uikit-rules F1).
struct LostClasses {
    struct Finding {
        /// UIKit's class.
        var className: String
        var connection: Connection
        /// The one class of the project that has every outlet which UIKit's lacks.
        var lost: (name: String, place: SourceRange?)?
    }

    private let index: ClassIndex
    /// The classes that declare an outlet of the name.
    private var owners: [String: Set<TypeID>] = [:]

    init(_ index: ClassIndex) {
        self.index = index
        for type in index.table.types where type.kind == .class {
            for (name, members) in type.members {
                let isOutlet = members.contains { member in
                    guard case .property(let property) = member.kind else { return false }
                    return property.isOutlet || property.isOutletCollection
                }
                if isOutlet { owners[name, default: []].insert(type.id) }
            }
        }
    }

    func findings(in document: Document) -> [Finding] {
        guard !document.connections.isEmpty else { return [] }
        let roots =
            document.topLevelObjects
            + document.reusingViews.flatMap { $0.prototypes.map(\.object) }
            + document.scenes.compactMap(\.controller)
        return roots.flatMap { object -> [Finding] in
            guard object.role == .object, object.customClass?.value.isEmpty ?? true,
                let id = index.table.type(named: object.elementClass),
                UIKitHierarchy.superclass(of: object.elementClass) != nil,
                let exposure = index.fullChain(of: id).map({ ClassExposure(index: index, chain: $0) }),
                !exposure.isTolerant
            else { return [] }
            var seen: Set<String> = []
            let missing = document.connections(from: object.id).filter { connection in
                let name = connection.name.value
                guard seen.insert(name).inserted, connection.kind != .action, owners[name] != nil,
                    !UIKitConnections.hasOutlet(name, among: exposure.uikitClasses),
                    case .absent = exposure.outlet(name)
                else { return false }
                return true
            }
            let lost = lost(object.elementClass, Set(missing.map(\.name.value)))
            return missing.map { Finding(className: object.elementClass, connection: $0, lost: lost) }
        }
    }

    private func lost(_ uikitClass: String, _ names: Set<String>) -> (name: String, place: SourceRange?)? {
        guard let first = names.first, let types = owners[first] else { return nil }
        let found = types.filter { type in
            names.allSatisfy { owners[$0]?.contains(type) ?? false }
                && index.table.descends(type, fromUIKit: uikitClass) == true
        }
        guard found.count == 1, let type = found.first else { return nil }
        return (index.table[type].simpleName, index.place(of: type))
    }
}
