import InterfaceBuilder

/// Which methods UIKit sees as answers of a data source or delegate.
///
/// Most of what its protocols ask for is optional: UIKit looks for the method's selector. A method of Swift has one
/// if it is marked `@objc`, or if the class conforms to the protocol that asks for it. With a class that conforms
/// to another one only, the compiler is content and the method is never called.
struct CallbackWitnesses {
    let index: ClassIndex
    private var table: SymbolTable { index.table }

    /// Whether UIKit certainly does not see the method in objects of the class that declares it, and of no class
    /// below it.
    func isUnseen(_ function: FunctionDeclaration, in file: Int, of owner: TypeID) -> Bool {
        guard let protocols = Self.protocols(asking: function), !function.isObjectiveC,
            !function.isOverride, function.selector == nil, table.files[file]?.language == .swift,
            ([owner] + table.descendants(of: owner)).allSatisfy({ conforms($0, to: protocols) == false })
        else { return false }
        return index.versions.isAtLeast4(file)
    }

    /// Whether the class conforms to one of the protocols, or is seen by Objective-C as a whole; nil where that is
    /// not known.
    private func conforms(_ type: TypeID, to protocols: Set<String>) -> Bool? {
        guard table[type].kind == .class, let chain = index.chain(of: type),
            !index.own(chain).contains(where: index.table.mayHaveMacroMembers)
        else { return nil }
        if ClassExposure(index: index, chain: chain).hasObjectiveCMembers(type) { return true }
        for parent in table.supertypes(of: type) {
            let symbol = table[parent]
            if symbol.hasUnreadParts { return nil }
            switch symbol.kind {
            case .external:
                guard let adopted = Self.adopted(by: symbol.name) else { return nil }
                if !protocols.isDisjoint(with: adopted) { return true }
            case .protocol:
                // It may be one of Objective-C that asks for the same.
                for name in ["collectionView", "tableView"]
                where symbol.members[name] != nil || symbol.outlined[name] != nil { return nil }
            case .class, .struct, .enum: continue
            }
        }
        return false
    }

    /// The protocols of data sources and delegates that come with a class or protocol of Apple's; nil where the name
    /// may be something else's.
    private static func adopted(by name: String) -> [String]? {
        switch name {
        case "UITableViewController": return ["UITableViewDataSource", "UITableViewDelegate"]
        case "UICollectionViewController": return ["UICollectionViewDataSource", "UICollectionViewDelegate"]
        case "UITableViewDiffableDataSource": return ["UITableViewDataSource"]
        case "UICollectionViewDiffableDataSource": return ["UICollectionViewDataSource"]
        case "UICollectionViewDelegateFlowLayout": return [name, "UICollectionViewDelegate"]
        default: break
        }
        if plain.contains(name) { return [name] }
        if UIKitHierarchy.superclass(of: name) != nil { return [] }
        let isOfViews = name.contains("TableView") || name.contains("CollectionView")
        return UIKitHierarchy.isSystemProtocol(name) && !isOfViews ? [] : nil
    }

    private static let plain: Set<String> = [
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSourcePrefetching",
        "UICollectionViewDragDelegate", "UICollectionViewDropDelegate", "UITableViewDataSource",
        "UITableViewDelegate", "UITableViewDataSourcePrefetching", "UITableViewDragDelegate",
        "UITableViewDropDelegate",
    ]

    /// The protocols, each with those that inherit from it, that ask for the method; nil where none is known.
    private static func protocols(asking function: FunctionDeclaration) -> Set<String>? {
        guard ViewCallback.viewParameter(of: function) != nil else { return nil }
        let labels = function.parameters.dropFirst().map { $0.label ?? "_" }
        switch (function.name.value, labels) {
        case ("collectionView", ["layout", "referenceSizeForHeaderInSection"]),
            ("collectionView", ["layout", "referenceSizeForFooterInSection"]),
            ("collectionView", ["layout", "sizeForItemAt"]):
            return ["UICollectionViewDelegateFlowLayout"]
        case ("collectionView", ["viewForSupplementaryElementOfKind", "at"]),
            ("collectionView", ["cellForItemAt"]), ("collectionView", ["numberOfItemsInSection"]):
            return ["UICollectionViewDataSource"]
        case ("tableView", ["cellForRowAt"]), ("tableView", ["numberOfRowsInSection"]):
            return ["UITableViewDataSource"]
        case ("tableView", ["viewForHeaderInSection"]), ("tableView", ["viewForFooterInSection"]),
            ("tableView", ["heightForHeaderInSection"]), ("tableView", ["heightForFooterInSection"]):
            return ["UITableViewDelegate"]
        default: return nil
        }
    }
}
