extension SymbolTable {
    /// What a typealias at the top of a file is declared as.
    enum Aliased {
        case none
        case one(TypeAlias, file: Int)
        /// `#if os(tvOS)`: which one is built is not known.
        case several
    }

    /// The typealias of a name at the top of the files. Of a class of UIKit's and its like of AppKit's, the first is
    /// meant: nothing is said of AppKit's views.
    func alias(named name: String) -> Aliased { Self.alias(among: globals[name] ?? []) }

    static func alias(among members: [Member]) -> Aliased {
        var found: [(alias: TypeAlias, file: Int)] = []
        for member in members {
            if case .alias(let alias) = member.kind, alias.type != nil { found.append((alias, member.file)) }
        }
        guard let first = found.first else { return .none }
        let names = Set(found.map { $0.alias.type?.name })
        if names.count == 1 { return .one(first.alias, file: first.file) }
        let others = found.filter { !($0.alias.type?.name?.hasPrefix("NS") ?? false) }
        guard let other = others.first, Set(others.map { $0.alias.type?.name }).count == 1 else {
            return .several
        }
        return .one(other.alias, file: other.file)
    }

    /// The type that a typealias at the top of the files stands for, if it is one.
    func target(ofAlias name: String) -> TypeReference? {
        if case .one(let alias, _) = alias(named: name) { alias.type } else { nil }
    }
}
