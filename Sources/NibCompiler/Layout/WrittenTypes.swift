import InterfaceBuilder

/// What names of types mean where they are written, as far as typealiases go.
struct WrittenTypes {
    let table: SymbolTable

    /// The name that one leads to through typealiases of the types around the code and of the files' top.
    func resolve(_ components: [String], in owner: TypeID?) -> [String] {
        var current = components
        for _ in 0..<8 {
            guard let next = alias(current, in: owner) else { return current }
            current = next
        }
        return current
    }

    /// Whether it is one of UIKit's registration objects: no type of the app's own of that name.
    func isRegistration(_ components: [String], in owner: TypeID?) -> Bool {
        let name = resolve(components, in: owner)
        return name.count == 2 && name[0] == "UICollectionView"
            && (name[1] == "CellRegistration" || name[1] == "SupplementaryRegistration")
    }

    func isRegistration(_ type: TypeReference?, in owner: TypeID?) -> Bool {
        guard let name = type?.name else { return false }
        return isRegistration(name.split(separator: ".").map(String.init), in: owner)
    }

    /// Whether it is UIKit's diffable data source for collection views itself.
    func isDiffableDataSource(_ components: [String], in owner: TypeID?) -> Bool {
        resolve(components, in: owner) == ["UICollectionViewDiffableDataSource"]
    }

    /// The class of a name, aliases followed.
    func type(_ components: [String], in owner: TypeID?) -> TypeID? {
        let name = resolve(components, in: owner).joined(separator: ".")
        var scope = owner.map { table[$0].name.split(separator: ".") } ?? []
        while !scope.isEmpty {
            if let id = table.type(named: scope.joined(separator: ".") + "." + name) { return id }
            scope.removeLast()
        }
        return table.type(named: name)
    }

    private func alias(_ components: [String], in owner: TypeID?) -> [String]? {
        guard let first = components.first else { return nil }
        if components.count == 1 {
            var scope = owner
            while let id = scope {
                for type in [id] + table.supertypes(of: id) {
                    if let found = alias(first, in: table[type].members[first]) { return found }
                }
                scope = table.enclosing(id)
            }
            return alias(first, in: table.globals[first])
        }
        guard let id = table.type(named: components.dropLast().joined(separator: ".")),
            let last = components.last
        else { return nil }
        return alias(last, in: table[id].members[last])
    }

    /// Nil where platforms or targets have different aliases of the name.
    private func alias(_ name: String, in members: [Member]?) -> [String]? {
        guard case .one(let alias, _) = SymbolTable.alias(among: members ?? []),
            let target = alias.type?.name, target != name
        else { return nil }
        return target.split(separator: ".").map(String.init)
    }
}

extension SymbolTable {
    /// The type that a nested one is declared in.
    func enclosing(_ id: TypeID) -> TypeID? {
        guard let dot = self[id].name.lastIndex(of: ".") else { return nil }
        return type(named: String(self[id].name[..<dot]))
    }
}
