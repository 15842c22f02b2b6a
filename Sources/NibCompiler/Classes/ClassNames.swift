import InterfaceBuilder

/// The names under which the sources declare anything that may be a class.
struct ClassNames {
    /// Why a class is missed.
    struct Hint {
        var suggestion: String?
    }

    private let table: SymbolTable
    /// Those that are private to a file are not found by their plain name.
    private let privateNames: Set<String>
    /// The classes of the project's own Objective-C.
    private let objectiveCNames: [String]

    init(_ table: SymbolTable) {
        self.table = table
        privateNames = Set(table.types.lazy.filter { $0.key != $0.name }.map(\.name))
        objectiveCNames = table.types.filter { type in
            type.kind == .class
                && type.declarations.contains { declared in
                    guard let facts = table.files[declared.file] else { return false }
                    return facts.language == .objectiveC && !Self.isForeign(facts.file.path)
                }
        }.map(\.name)
    }

    /// Whether the name is declared, or may be: one of UIKit's, a nested type's, one that is made at run time.
    func contains(_ name: String) -> Bool {
        if name.contains(".") || name.hasPrefix("_Tt") || UIKitClass.isKnown(name) { return true }
        if UIKitHierarchy.superclass(of: name) != nil || name.hasPrefix("UI") || name.hasPrefix("NS") {
            return true
        }
        if privateNames.contains(name) || table.globals[name] != nil || table.outlinedGlobals[name] != nil {
            return true
        }
        if table.unread.mayMention(name) { return true }
        guard let id = table.type(named: name) else { return false }
        if table[id].kind != .external { return true }
        return table[id].extensions.contains { table.files[$0.file]?.language == .objectiveC }
    }

    func suggestion(for name: String) -> String? {
        NearName.suggestion(
            for: name,
            among: table.types.lazy.filter { $0.kind == .class && !$0.name.contains(".") }.map(\.name))
    }

    /// What tells that a class without a module is meant to be one of the project's own Objective-C, and no
    /// library's: classes with its prefix, or one of nearly its name.
    func objectiveCHint(for name: String) -> Hint? {
        let near = NearName.suggestion(for: name, among: objectiveCNames)
        if near != nil { return Hint(suggestion: near) }
        guard let prefix = Self.prefix(of: name) else { return nil }
        return objectiveCNames.filter { Self.prefix(of: $0) == prefix }.count > 1 ? Hint() : nil
    }

    /// The capitals that begin a class's name in Objective-C: `KN` of `KNJarCell`.
    private static func prefix(of name: String) -> Substring? {
        let capitals = name.prefix { $0.isUppercase }.dropLast()
        return capitals.count > 1 ? capitals : nil
    }

    private static func isForeign(_ path: String) -> Bool {
        path.split(separator: "/").contains {
            ["Pods", "Carthage", "SourcePackages", "DerivedData", ".build"].contains($0)
        }
    }
}
