import InterfaceBuilder

/// Implicitly unwrapped outlets that code uses and nothing sets: no object of the class connects them in any view
/// description (uikit-rules F5).
struct UnconnectedOutlets {
    struct Finding {
        var name: String
        var className: String
        /// The property's name.
        var place: SourceRange
        /// The first object of the class, and whether there are no others.
        var object: SourceRange
        var isOnlyOne: Bool
    }

    private let index: ClassIndex
    private let uses: MemberUses
    private var objects: [TypeID: [SourceRange]] = [:]
    /// The classes of the objects that connect an outlet of the name; nil for one that may be any.
    private var connected: [String: Set<TypeID?>] = [:]
    /// Owners may be of any class that inherits from theirs.
    private var owned: [String: Set<TypeID>] = [:]
    private let isComplete: Bool

    private var table: SymbolTable { index.table }

    init(_ program: Program, _ index: ClassIndex) {
        self.index = index
        uses = MemberUses(index.table)
        isComplete = program.documents.allSatisfy(\.isComplete)
        let modules = ModuleNames(program.documents, index)
        for document in program.documents {
            var classes: [String: TypeID] = [:]
            for object in document.customObjects where object.role == .object || object.role == .fileOwner {
                guard let name = object.customClass?.value, let id = index.type(named: name),
                    modules.isOwn(object, id, index)
                else { continue }
                classes[object.id] = id
                if document.format == .document, document.platform.usesUIKit {
                    objects[id, default: []].append(document.place(object.nameRange))
                }
            }
            let owner = document.fileOwner?.id
            for connection in document.connections where connection.kind != .action {
                let name = Self.key(connection.name.value)
                let id = classes[connection.source]
                if let id, connection.source == owner { owned[name, default: []].insert(id) }
                connected[name, default: []].insert(id)
            }
        }
    }

    /// Key-value coding asks for the setter, which is the same for `Label` and `label`.
    private static func key(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    func found() -> [Finding] {
        guard isComplete else { return [] }
        return table.types.filter { $0.kind == .class }.flatMap { findings(in: $0.id) }
    }

    /// What the view descriptions say comes before what all code does, which few outlets have to be looked up in.
    private func findings(in type: TypeID) -> [Finding] {
        let heirs = [type] + table.descendants(of: type)
        let drawn = heirs.flatMap { objects[$0] ?? [] }.sorted()
        guard let first = drawn.first, !index.isObjectiveC(type), index.isDeclaredOnce(type),
            let chain = index.fullChain(of: type)
        else { return [] }
        let classes = Set(heirs)
        let outlets = table[type].members.values.joined().compactMap {
            member -> (PropertyDeclaration, SourceRange)? in
            guard case .property(let property) = member.kind, isCandidate(property, member.file),
                !isConnected(property.name.value, classes, chain),
                let place = index.place(property.name.range, in: member.file)
            else { return nil }
            return (property, place)
        }
        guard !outlets.isEmpty, !ClassExposure(index: index, chain: chain).isDynamic else { return [] }
        return outlets.compactMap { property, place in
            let name = property.name.value
            guard !isSet(name), isUsed(name, by: heirs) else { return nil }
            return Finding(
                name: name, className: table[type].name, place: place, object: first,
                isOnlyOne: drawn.count == 1)
        }
    }

    /// Whether a property is an outlet that traps where it is nil.
    private func isCandidate(_ property: PropertyDeclaration, _ file: Int) -> Bool {
        (property.isOutlet || property.isOutletCollection) && property.getter == nil && property.value == nil
            && property.objectiveCName == nil && !property.isLazy && !property.isOverride
            && index.isImplicitlyUnwrapped(property, file)
    }

    /// Whether code asks the property for a member: that of the type and its heirs, or any where no other type has the
    /// name.
    private func isUsed(_ name: String, by heirs: [TypeID]) -> Bool {
        heirs.contains { heir in
            let functions = uses.unwrappedOwn[heir]?[name] ?? []
            return functions.contains { isRun($0, of: heir) }
        }
            || uses.unwrappedOfOthers.contains(name)
                && table.types.count { $0.members[name] != nil } == 1
    }

    /// Whether code of a class is that of an object which is drawn: one of the class, or of a subclass that does not
    /// have the function anew.
    private func isRun(_ function: FunctionDeclaration?, of type: TypeID) -> Bool {
        ([type] + table.descendants(of: type)).contains { heir in
            guard !(objects[heir] ?? []).isEmpty else { return false }
            guard let function else { return true }
            return !table.chain(of: heir).types.prefix { $0 != type }.contains { between in
                (table[between].members[function.name.value] ?? []).contains { member in
                    guard case .function(let other) = member.kind, other.signature == function.signature
                    else {
                        return false
                    }
                    return !callsSuper(function.name.value, other.body ?? [])
                }
            }
        }
    }

    private func callsSuper(_ name: String, _ body: [Statement]) -> Bool {
        var result = false
        SyntaxWalk.visit(body) { _ in
        } _: { expression in
            guard case .member(let base?, let member) = expression.kind, member.value == name else { return }
            if case .name("super") = base.kind { result = true }
        }
        return result
    }

    private func isConnected(_ name: String, _ classes: Set<TypeID>, _ chain: [TypeID]) -> Bool {
        let key = Self.key(name)
        if owned[key]?.contains(where: chain.contains) ?? false { return true }
        return connected[key]?.contains { id in id.map(classes.contains) ?? true } ?? false
    }

    /// Whether code may set an outlet of the name.
    private func isSet(_ name: String) -> Bool {
        uses.assigned.contains(name) || uses.ownAssigned.contains(name) || uses.assignedByKey.contains(name)
            || table.mayBeSetUnread(name)
    }
}
