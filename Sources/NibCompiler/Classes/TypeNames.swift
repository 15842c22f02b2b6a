import InterfaceBuilder

/// Types by the names that files give them, where those that are private to a file share a name.
struct TypeNames {
    private let table: SymbolTable
    private let files: [String: Int]
    /// How many types have a name, private ones included.
    private var counts: [String: Int] = [:]

    init(_ table: SymbolTable) {
        self.table = table
        var files: [String: Int] = [:]
        for (number, facts) in table.files.enumerated() {
            if let facts { files[facts.file.path] = number }
        }
        self.files = files
        for type in table.types { counts[type.name, default: 0] += 1 }
    }

    /// The type that is named at a place; nil where it may be one of several.
    func type(named name: String, at place: SourceRange) -> TypeID? {
        guard let file = files[place.file.path] else {
            return counts[name] == 1 ? table.type(named: name) : nil
        }
        guard let id = table.type(named: name, in: file) else { return nil }
        return counts[name] == 1 || table[id].key != name ? id : nil
    }
}
