import InterfaceBuilder

/// Custom classes of view descriptions that the sources do not have (uikit-rules D1, D2).
struct UnknownClasses {
    struct Finding {
        var message: String
        /// In the view description.
        var range: ByteRange
        var suggestion: String?
        /// A cast by force that traps because of it.
        var cast: SourceRange?
        /// A class of the name that is in another module.
        var namesake: SourceRange?
        /// The class that is not found because its module is not named.
        var withoutModule: SourceRange?
    }

    private let program: Program
    private let index: ClassIndex
    private let modules: ModuleNames
    private let names: ClassNames
    private let folders: Set<String>

    init(_ program: Program, _ index: ClassIndex) {
        self.program = program
        self.index = index
        modules = ModuleNames(program.documents, index)
        names = ClassNames(index.table)
        folders = ModuleNames.folders(around: index.table)
    }

    func finding(_ object: InterfaceObject, in document: Document) -> Finding? {
        guard let name = object.customClass else { return nil }
        guard let module = object.customModule else {
            if let finding = withoutModule(object, name, in: document) { return finding }
            guard !names.contains(name.value), let hint = names.objectiveCHint(for: name.value) else {
                return nil
            }
            return Finding(
                message: "there is no class '\(name.value)'", range: name.range, suggestion: hint.suggestion)
        }
        if modules.withSources.contains(module.value) {
            guard !names.contains(name.value) else { return nil }
            let near = names.suggestion(for: name.value)
            return Finding(
                message: "there is no class '\(name.value)' in module '\(module.value)'", range: name.range,
                suggestion: near, cast: program.linked?.trappingCast(of: object, in: document, orTo: near))
        }
        guard !object.inheritsModule, modules.isUnknown(module.value, index.table, folders: folders),
            !program.scopes.contains(where: { $0.manifest.module?.value == module.value }),
            let id = index.type(named: name.value), !index.isObjectiveC(id),
            index.table[id].declarations.allSatisfy({ $0.declaration.objectiveCName == nil })
        else { return nil }
        return Finding(
            message: "there is no module '\(module.value)' that has a class '\(name.value)'",
            range: module.range,
            suggestion: NearName.suggestion(for: module.value, among: modules.ofTargets.sorted()),
            namesake: index.place(of: id))
    }

    /// A class of Swift that is looked up by its plain name (uikit-rules D2): its name at run time has the module's
    /// before it.
    private func withoutModule(
        _ object: InterfaceObject, _ name: Located<String>, in document: Document
    ) -> Finding? {
        // The root of a nib that an object of the class loads for itself is the better for not being one.
        guard document.fileOwner?.customClass?.value != name.value,
            !object.inheritsModule, !name.value.contains("."), !name.value.hasPrefix("_Tt"),
            let id = index.type(named: name.value)
        else { return nil }
        let symbol = index.table[id]
        guard symbol.declarations.count == 1, !symbol.hasUnreadParts, symbol.outlineFiles.isEmpty,
            symbol.declarations[0].declaration.objectiveCName == nil, !index.isObjectiveC(id),
            !symbol.extensions.contains(where: { index.table.files[$0.file]?.language == .objectiveC }),
            !index.table.mayHaveMacroMembers(id), !isRenamed(symbol.declarations[0])
        else { return nil }
        return Finding(
            message: "'\(name.value)' is a class of Swift, and the view description names no module of it",
            range: name.range, cast: program.linked?.trappingCast(of: object, in: document, orTo: name.value),
            withoutModule: index.place(of: id))
    }

    /// Whether an attribute may give the class another name at run time.
    private func isRenamed(_ declared: Declared<TypeDeclaration>) -> Bool {
        let declaration = declared.declaration
        guard let file = index.table.files[declared.file]?.file else { return true }
        let head = file[ByteRange(declaration.range.lowerBound, declaration.name.range.lowerBound)]
        return head.contains("objc(") || head.contains("RuntimeName")
    }
}

extension LinkedSources {
    /// A cast by force of views that certainly come from the object, to a class of the sources: the object's class
    /// would be of the module that compiles it, and is not there; or it is misspelt.
    fileprivate func trappingCast(
        of object: InterfaceObject, in document: Document, orTo near: String?
    ) -> SourceRange? {
        for dequeue in dequeues where dequeue.call.isInCallback && !dequeue.isViewUnknown {
            guard let cast = dequeue.call.cast, cast.isForced, let target = cast.type.id,
                table[target].simpleName == near
                    || object.inheritsModule && table[target].kind == .class
                        && table[target].declarations.count == 1,
                let identifiers = dequeue.identifiers, identifiers.count == 1,
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
