import InterfaceBuilder

extension Rule {
    package static let unknownClass = Rule(
        id: "unknown-class", severity: .warning, sometimes: [.error], uikitRules: ["D1"],
        summary: "a custom class of a view description does not exist",
        explanation: """
            The nib loader logs "Unknown class … in Interface Builder file" and makes an object of the element's \
            own class instead. What follows is worse: its outlets raise `NSUnknownKeyException`, casts trap, a \
            cell's nib is refused. Where code casts such a view by force to the class that was meant, which has nearly \
            the same name, it certainly traps, and that is an error.

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
                    let near = names.suggestion(for: name.value)
                    if let near { notes.append(Note("did you mean '\(near)'?")) }
                    let cast = near.flatMap { program.linked?.trappingCast(to: $0, of: object, in: document) }
                    if let cast { notes.append(Note("this cast traps", at: cast)) }
                    report.add(
                        "there is no class '\(name.value)' in module '\(module)'",
                        at: document.place(name.range), severity: cast == nil ? nil : .error, notes: notes)
                }
            }
        })
}

extension LinkedSources {
    /// A cast by force to the class, of views that certainly come from the object.
    fileprivate func trappingCast(
        to name: String, of object: InterfaceObject, in document: Document
    ) -> SourceRange? {
        for dequeue in dequeues where dequeue.call.isInCallback && !dequeue.isViewUnknown {
            guard let cast = dequeue.call.cast, cast.isForced, let target = cast.type.id,
                table[target].simpleName == name, let identifiers = dequeue.identifiers,
                identifiers.count == 1,
                !dequeue.views.isEmpty, !isTested(dequeue, target),
                dequeue.views.allSatisfy({ isSupplied($0, identifiers[0], only: object, document) })
            else { continue }
            return place(of: cast, in: dequeue)
        }
        return nil
    }

    /// Whether the object, a prototype or the root of a nib, is all that the view has under the identifier.
    private func isSupplied(
        _ view: ViewID, _ identifier: ReuseIdentifier, only object: InterfaceObject, _ document: Document
    ) -> Bool {
        let suppliers = suppliers(of: view, identifier)
        return areSuppliersKnown(of: view) && !suppliers.isEmpty
            && suppliers.allSatisfy { supplier in
                guard supplier.identifiers != nil else { return false }
                if let (file, prototype) = supplier.prototype {
                    return file.file === document.file && prototype.object.id == object.id
                }
                guard let source = supplier.call?.source, source.unknown == nil, source.atoms.count == 1,
                    case .nib(let nib) = source.atoms[0], let name = nib.name
                else { return false }
                let files = nibs[NibName(name)] ?? []
                return files.count == 1 && files[0].file === document.file
                    && files[0].topLevelObjects.count == 1
                    && files[0].topLevelObjects[0].id == object.id
            }
    }
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
