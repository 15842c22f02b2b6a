import InterfaceBuilder

/// Every type and global name of the program's sources, linked: extensions merged, superclasses and protocols
/// resolved. Read-only once built.
package struct SymbolTable: Sendable {
    /// What was read in full; nil where only the outline is known.
    package let files: [SourceFacts?]
    package private(set) var types: [TypeSymbol] = []
    /// Dotted names, aliases apart.
    private(set) var typesByName: [String: TypeID] = [:]
    private(set) var globals: [String: [Member]] = [:]
    /// Files that declare a global name without having been read in full.
    private(set) var outlinedGlobals: [String: [Int]] = [:]

    /// What each type inherits from; nothing for types of libraries that were met later.
    private(set) var inherited: [[TypeID]] = []

    /// The file and type of each function.
    private(set) var places: [ObjectIdentifier: (file: Int, owner: TypeID?)] = [:]
    /// What is not known of the files.
    let unread: UnreadSources
    /// What the files that were not read in full may set.
    private let writtenUnread: Set<String>
    /// Macros of Objective-C whose text registers something.
    let registeringMacros: [String]
    /// The modules that any file imports.
    let importedModules: Set<String>

    /// - Parameters:
    ///   - files: Read in full where there is a value.
    ///   - outlines: Of all files, under the same numbers; consulted for those that were not read in full.
    ///   - hasUnknownFiles: Whether there are files that could not be opened.
    package init(files: [SourceFacts?], outlines: [Outline?], hasUnknownFiles: Bool = false) {
        self.files = files
        writtenUnread = zip(outlines, files).reduce(into: []) { names, file in
            if file.1 == nil, let outline = file.0 { names.formUnion(outline.written) }
        }
        registeringMacros = files.compactMap(\.self).flatMap(\.registeringMacros)
        importedModules = Set(files.flatMap { $0?.imports ?? [] } + outlines.flatMap { $0?.imports ?? [] })
        unread = UnreadSources(files, mentionsAll: hasUnknownFiles)
        for (number, facts) in files.enumerated() {
            if let facts { declare(facts, number) }
        }
        for (number, facts) in files.enumerated() where facts == nil {
            if let outline = outlines[number] { declare(outline, number) }
        }
        for (number, facts) in files.enumerated() {
            if let facts { extend(facts, number) }
        }
        for (number, facts) in files.enumerated() where facts == nil {
            if let outline = outlines[number] { extend(outline, number) }
        }
        for name in UIKitHierarchy.names { _ = externalSymbol(name) }
        linkInheritance(outlines)
        inherited = types.map { findSupertypes(of: $0.id) }
        if !unread.isEmpty { markUnread() }
    }

    /// Marks the types that a file which could not be read may extend or inherit from.
    private mutating func markUnread() {
        for (name, id) in typesByName where self[id].kind != .external && !name.hasPrefix("#") {
            if unread.mayMention(name) { self[id].hasUnreadParts = true }
        }
    }

    package subscript(id: TypeID) -> TypeSymbol {
        // In place: a copy of a symbol would copy the members that are added to it.
        _read { yield types[id.number] }
        _modify { yield &types[id.number] }
    }

    /// The type of a dotted name, if a file declares or extends it or UIKit has it.
    package func type(named name: String) -> TypeID? { typesByName[name] }

    /// The type of a dotted name in a file: one that is private to it first.
    func type(named name: String, in file: Int) -> TypeID? {
        typesByName[Self.key(name, file)] ?? typesByName[name]
    }

    /// The key of a type that is private to a file.
    static func key(_ name: String, _ file: Int) -> String { "#\(file)#\(name)" }

    // MARK: Building

    mutating func symbol(_ name: String, key: String? = nil, _ kind: TypeSymbol.Kind) -> TypeID {
        let key = key ?? name
        if let id = typesByName[key] { return id }
        let id = TypeID(number: types.count)
        types.append(TypeSymbol(id: id, name: name, key: key, kind: kind))
        typesByName[key] = id
        return id
    }

    /// The type of a name that no file declares, with UIKit's superclass where it has one.
    mutating func externalSymbol(_ name: String) -> TypeID {
        if let id = typesByName[name] { return id }
        let id = symbol(name, .external)
        self[id].generics = UIKitHierarchy.generics(of: name)
        if let superclass = UIKitHierarchy.superclass(of: name), !superclass.isEmpty {
            let parent = externalSymbol(superclass)
            self[id].superclass = .type(parent, [])
            self[parent].subtypes.append(id)
        }
        return id
    }

    mutating func place(_ function: FunctionDeclaration, _ file: Int, _ owner: TypeID?) {
        places[ObjectIdentifier(function)] = (file, owner)
    }

    /// Gives a type a second name: the one that Objective-C knows it by.
    mutating func nameAlso(_ name: String, _ id: TypeID) { typesByName[name] = id }

    mutating func addGlobal(_ name: String, _ kind: Member.Kind, _ file: Int) {
        globals[name, default: []].append(Member(kind: kind, file: file, requirements: []))
    }

    /// Every string literal in the files that were read in full, with how often it stands there.
    func literalCounts() -> [String: Int] {
        var counts: [String: Int] = [:]
        visitBodies { body in
            SyntaxWalk.visit(body, { _ in }) { expression in
                if case .string(let text) = expression.kind { counts[text, default: 0] += 1 }
            }
        }
        return counts
    }

    /// Whether a file that was not read in full, or could not be, may set a variable of the name.
    func mayBeSetUnread(_ name: String) -> Bool {
        unread.mayMention(name) || writtenUnread.contains(name)
    }

    mutating func addOutlinedGlobal(_ name: String, _ file: Int) {
        outlinedGlobals[name, default: []].append(file)
    }
}
