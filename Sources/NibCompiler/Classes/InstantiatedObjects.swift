import InterfaceBuilder

/// The objects that nibs and storyboards make with `init(coder:)`, and what uses those files.
struct InstantiatedObjects {
    struct Place {
        var document: Document
        var object: InterfaceObject

        /// How messages name the description: `nib 'X'`, `the prototype 'id' of Y`, `storyboard 'X'`.
        var description: String {
            if document.kind == .xib { return "nib '\(document.nibName)'" }
            if let identifier = object.effectiveIdentifier?.value { return "the prototype '\(identifier)'" }
            return "storyboard '\(document.nibName)'"
        }
    }

    /// By the class that makes them.
    private(set) var places: [TypeID: [Place]] = [:]

    /// Of nibs, those that are registered and dequeued.
    init(_ program: Program, _ index: ClassIndex) {
        let modules = ModuleNames(program.documents, index)
        var registered: Set<ObjectIdentifier> = []
        let dequeues = DequeuedIdentifiers(program)
        for registration in program.facts.registrations {
            guard let nib = registration.nib, !nib.isAmbiguous, dequeues.mayMake(registration) else {
                continue
            }
            for document in nib.documents { registered.insert(ObjectIdentifier(document.file)) }
        }
        for document in program.documents
        where document.isComplete && document.format == .document && document.platform.usesUIKit {
            guard document.kind == .storyboard || registered.contains(ObjectIdentifier(document.file)) else {
                continue
            }
            let unused = dequeues.unusedPrototypes(of: document)
            for object in document.customObjects where object.role == .object {
                if unused.contains(where: { $0.contains(object.range) }) {
                    continue
                }
                guard let name = object.customClass?.value, let id = index.type(named: name),
                    modules.isOwn(object, id, index), isFound(object, id, index)
                else { continue }
                places[id, default: []].append(Place(document: document, object: object))
            }
        }
    }

    /// Whether the loader finds the class: one of Swift's only with its module, or under a name for
    /// Objective-C.
    private func isFound(_ object: InterfaceObject, _ id: TypeID, _ index: ClassIndex) -> Bool {
        if object.customModule != nil || index.isObjectiveC(id) { return true }
        return index.table[id].declarations.contains {
            $0.declaration.objectiveCName == object.customClass?.value
        }
    }
}
