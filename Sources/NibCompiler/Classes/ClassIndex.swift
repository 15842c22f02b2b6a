package import InterfaceBuilder

/// The classes of the program's sources, as view descriptions and registrations name them.
package struct ClassIndex {
    package let table: SymbolTable
    let versions: SwiftVersions

    package init(_ table: SymbolTable) {
        self.table = table
        versions = SwiftVersions(table)
    }

    /// The class that a file declares under the name that Interface Builder or a registration gives; nil where
    /// there is none.
    package func type(named name: String) -> TypeID? {
        guard let id = table.type(named: name), table[id].kind == .class else { return nil }
        return id
    }

    /// The class and its superclasses, nearest first, up to one of UIKit's or `NSObject`; nil where one of them
    /// is declared nowhere, or in several ways.
    package func chain(of id: TypeID) -> [TypeID]? {
        let (types, isComplete) = table.chain(of: id)
        guard isComplete else { return nil }
        for type in types where table[type].kind != .external {
            guard table[type].kind == .class, hasOneSuperclass(type) else { return nil }
        }
        guard let last = types.last, table[last].kind == .external else { return nil }
        return types
    }

    /// The chain where every member of every class of the project's own is known: all their declarations were
    /// read in full, implementations in Objective-C included.
    package func fullChain(of id: TypeID) -> [TypeID]? {
        guard let chain = chain(of: id) else { return nil }
        for type in chain where table[type].kind == .class {
            guard table[type].outlineFiles.isEmpty else { return nil }
            if isObjectiveC(type), !isImplemented(type) { return nil }
        }
        return chain
    }

    /// The classes of the chain that are the project's own.
    package func own(_ chain: [TypeID]) -> [TypeID] { chain.filter { table[$0].kind == .class } }

    /// The nearest class of UIKit's in a chain.
    package func uikitClass(_ chain: [TypeID]) -> String {
        chain.first { table[$0].kind == .external }.map { table[$0].name } ?? "NSObject"
    }

    /// Whether a class in the chain has one of these names of UIKit's.
    package func reaches(_ chain: [TypeID], _ names: Set<String>) -> Bool {
        chain.contains { table[$0].kind == .external && names.contains(table[$0].name) }
    }

    /// Whether the class has one declaration, so that nothing depends on the target.
    package func isDeclaredOnce(_ id: TypeID) -> Bool { table[id].declarations.count == 1 }

    /// The place of a class's name.
    package func place(of id: TypeID) -> SourceRange? {
        guard let declared = table[id].declarations.first, let facts = table.files[declared.file] else {
            return nil
        }
        return SourceRange(facts.file, declared.declaration.name.range)
    }

    /// The place of something in a file of the sources.
    package func place(_ range: ByteRange, in file: Int) -> SourceRange? {
        table.files[file].map { SourceRange($0.file, range) }
    }

    /// Whether the type of a property in a file ends in `!`.
    func isImplicitlyUnwrapped(_ property: PropertyDeclaration, _ file: Int) -> Bool {
        guard let type = property.type, let text = table.files[file]?.file.text,
            text.indices.contains(type.range.upperBound - 1)
        else { return false }
        // The range may or may not hold the mark.
        let last = text[type.range.upperBound - 1]
        let next = text.indices.contains(type.range.upperBound) ? text[type.range.upperBound] : 0
        return last == UInt8(ascii: "!") || next == UInt8(ascii: "!")
    }

    package func isObjectiveC(_ id: TypeID) -> Bool {
        table.isObjectiveC(id)
    }

    /// Whether the sources have the `@implementation`: without it, members may be missing.
    private func isImplemented(_ id: TypeID) -> Bool {
        table[id].extensions.contains { declared in
            guard let file = table.files[declared.file]?.file else { return false }
            let start = declared.declaration.range.lowerBound
            let end = declared.declaration.name.range.lowerBound
            return file[ByteRange(start, end)].contains("@implementation")
        }
    }

    /// Whether all declarations of the class name the same superclass.
    private func hasOneSuperclass(_ id: TypeID) -> Bool {
        let names = table[id].declarations.map { $0.declaration.inherited.first?.name }
        return Set(names).count <= 1
    }
}

extension ClassIndex {
    /// Nil where no sources were read.
    package init?(_ program: Program) {
        guard let classes = program.classes else { return nil }
        self = classes
    }
}
