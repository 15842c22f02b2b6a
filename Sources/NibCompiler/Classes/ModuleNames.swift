import InterfaceBuilder

/// The modules that view descriptions name, and which of them are the sources'.
struct ModuleNames {
    /// Modules of targets that compile view descriptions: `customModuleProvider="target"` names them.
    private(set) var ofTargets: Set<String> = []
    /// Those of which the sources have at least one class that is named with it.
    private(set) var withSources: Set<String> = []

    init(_ documents: [Document], _ index: ClassIndex) {
        for document in documents {
            for object in document.customObjects {
                guard let module = object.customModule?.value, object.inheritsModule else { continue }
                ofTargets.insert(module)
                if withSources.contains(module) { continue }
                guard let name = object.customClass?.value, let id = index.type(named: name) else { continue }
                if !index.isObjectiveC(id) { withSources.insert(module) }
            }
        }
    }

    /// The modules that folders around the sources may be of.
    static func folders(around table: SymbolTable) -> Set<String> {
        let names = table.files.reduce(into: Set<Substring>()) { names, facts in
            names.formUnion(facts?.file.path.split(separator: "/").dropLast() ?? [])
        }
        return Set(names.map { BuildTarget.moduleName(for: String($0)) })
    }

    /// Whether nothing in the sources knows the module: no view description of a target, no import, no folder of its
    /// name. Nothing is unknown where no module is known.
    func isUnknown(_ module: String, _ table: SymbolTable, folders: Set<String>) -> Bool {
        !withSources.isEmpty && !ofTargets.contains(module) && !table.importedModules.contains(module)
            && table.unread.isEmpty && !folders.contains(module)
    }

    /// Whether an object's class is one of the sources, where they have one of its name: a class of a library
    /// may have the same name.
    func isOwn(_ object: InterfaceObject, _ id: TypeID, _ index: ClassIndex) -> Bool {
        guard let module = object.customModule?.value, !object.inheritsModule else { return true }
        if ofTargets.contains(module) { return true }
        return index.table[id].declarations.contains { declared in
            index.table.files[declared.file]?.file.path.split(separator: "/").contains { $0 == module }
                ?? false
        }
    }
}
