import InterfaceBuilder

/// The classes that are data sources or delegates of collection and table views.
struct CallbackClasses {
    private let index: ClassIndex
    private let collection: Set<TypeID>
    private let table: Set<TypeID>

    init(_ index: ClassIndex) {
        self.index = index
        func types(_ names: [String]) -> Set<TypeID> { Set(names.compactMap(index.table.type(named:))) }
        collection = types([
            "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
            "UICollectionViewController",
        ])
        table = types(["UITableViewDataSource", "UITableViewDelegate", "UITableViewController"])
    }

    /// What the class is a data source or delegate of; nil for none.
    func kinds(of id: TypeID) -> OldCallbackName.Kinds? {
        // Only a class that names one of them itself, or whose superclass does, can be one.
        let symbol = index.table[id]
        if symbol.protocols.isEmpty, case .none = symbol.superclass { return nil }
        var kinds = OldCallbackName.Kinds()
        for type in [id] + index.table.supertypes(of: id) {
            if collection.contains(type) { kinds.collection = true }
            if table.contains(type) { kinds.table = true }
        }
        return kinds.isEmpty ? nil : kinds
    }

    /// Whether nobody else asks for the method: no protocol that may declare it, no method of today's name in
    /// the class.
    func isReal(_ function: FunctionDeclaration, _ id: TypeID, _ old: OldCallbackName) -> Bool {
        for type in index.table.supertypes(of: id) {
            let symbol = index.table[type]
            switch symbol.kind {
            case .protocol:
                if symbol.outlined[function.name.value] != nil { return false }
                if declares(function.signature, function.name.value, type) { return false }
            case .class:
                if declares(function.signature, function.name.value, type) { return false }
            case .external:
                guard
                    UIKitHierarchy.superclass(of: symbol.name) != nil
                        || UIKitHierarchy.isSystemProtocol(symbol.name)
                else { return false }
            default: break
            }
        }
        let base = String(old.newName.prefix { $0 != "(" })
        return !declares(old.newName, base, id) && index.chain(of: id) != nil
    }

    private func declares(_ signature: String, _ name: String, _ type: TypeID) -> Bool {
        (index.table[type].members[name] ?? []).contains { member in
            if case .function(let function) = member.kind { function.signature == signature } else { false }
        }
    }
}
