import InterfaceBuilder

/// Which types a manifest can be about.
enum ExtractedTypes {
    /// Whether a type, or one around it, is private: code in another file cannot name it.
    static func isPrivate(_ id: TypeID, _ table: SymbolTable) -> Bool {
        var key = table[id].key
        if key.hasPrefix("#") { return true }
        while true {
            if let type = table.type(named: key), let declared = table[type].declarations.first?.declaration,
                declared.access == .private || declared.access == .fileprivate
            {
                return true
            }
            guard let dot = key.lastIndex(of: ".") else { return false }
            key = String(key[..<dot])
        }
    }

    /// Why a manifest has no controller of the type; nil where it can have one.
    static func refusal(of id: TypeID, _ table: SymbolTable) -> String? {
        let symbol = table[id]
        guard let declared = symbol.declarations.first, let facts = table.files[declared.file] else {
            return "'\(symbol.name)' is not declared in these sources"
        }
        if facts.language == .objectiveC {
            return "'\(symbol.name)' is of Objective-C, for which nothing is generated"
        }
        if symbol.kind == .protocol { return "'\(symbol.name)' is a protocol" }
        if !symbol.generics.isEmpty {
            return "'\(symbol.name)' is generic: what it registers is its subclasses'"
        }
        if isPrivate(id, table) { return "'\(symbol.name)' is private, so generated code cannot extend it" }
        return nil
    }

    /// A type as code inside another one names it.
    static func name(of id: TypeID, inside controller: String, _ table: SymbolTable) -> String {
        let name = table[id].name
        return name.hasPrefix(controller + ".") ? String(name.dropFirst(controller.count + 1)) : name
    }
}
