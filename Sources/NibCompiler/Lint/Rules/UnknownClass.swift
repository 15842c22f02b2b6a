import InterfaceBuilder

extension Rule {
    package static let unknownClass = Rule(
        id: "unknown-class", severity: .warning, uikitRules: ["D1"],
        summary: "a custom class of a view description does not exist",
        explanation: """
            The nib loader logs "Unknown class … in Interface Builder file" and makes an object of the element's \
            own class instead. What follows is worse: its outlets raise `NSUnknownKeyException`, casts trap, a \
            cell's nib is refused.

            Correct the name, or remove the class. Classes without a module, and of modules whose sources are \
            not there, are left undecided.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let modules = ModuleNames(program.documents, index)
            let names = ClassNames(index.table)
            for document in program.documents where document.platform.usesUIKit {
                // The class of File's Owner is never looked up: the owner is there before the nib.
                for object in document.customObjects where object.role == .object {
                    guard let name = object.customClass, let module = object.customModule?.value,
                        modules.withSources.contains(module), !names.contains(name.value)
                    else { continue }
                    var notes: [Note] = []
                    if let near = names.suggestion(for: name.value) {
                        notes.append(Note("did you mean '\(near)'?"))
                    }
                    report.add(
                        "there is no class '\(name.value)' in module '\(module)'",
                        at: document.place(name.range), notes: notes)
                }
            }
        })
}

/// The names under which the sources declare anything that may be a class.
private struct ClassNames {
    private let table: SymbolTable
    /// Those that are private to a file are not found by their plain name.
    private let privateNames: Set<String>

    init(_ table: SymbolTable) {
        self.table = table
        privateNames = Set(table.types.lazy.filter { $0.key != $0.name }.map(\.name))
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
}
