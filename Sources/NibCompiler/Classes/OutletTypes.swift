import InterfaceBuilder

/// Outlets that are connected to an object of another class than the property has (uikit-rules F4).
struct OutletTypes {
    struct Finding {
        var connection: Connection
        var document: Document
        var className: String
        var declared: String
        var actual: String
        /// The property's name.
        var place: SourceRange?
        /// The first use of a member that the object does not have.
        var use: (member: String, place: SourceRange)?
        /// Another outlet of the same object that would suit; and the other way round.
        var swapped: String?
    }

    private let index: ClassIndex
    private let model: LayoutModel
    private let modules: ModuleNames
    private let connected: ConnectedClasses
    private let documents: [Document]
    private var table: SymbolTable { index.table }

    /// The classes of an object or a property, nearest first.
    private struct Kind {
        var name: String
        /// The project's own.
        var own: [TypeID]
        /// The names of UIKit's.
        var uikit: [String]

        func descends(from other: Kind) -> Bool {
            other.own.first.map(own.contains) ?? other.uikit.first.map(uikit.contains) ?? true
        }
    }

    init?(_ program: Program) {
        guard let index = ClassIndex(program), let model = program.layouts else { return nil }
        self.index = index
        self.model = model
        modules = ModuleNames(program.documents, index)
        connected = ConnectedClasses(program, index)
        documents = program.documents.filter { $0.format == .document && $0.platform.usesUIKit }
    }

    func findings() -> [Finding] {
        documents.flatMap { document -> [Finding] in
            let objects = connected.objects(of: document)
            var found: [(finding: Finding, declared: Kind, actual: Kind, source: String)] = []
            for connection in document.connections where connection.kind != .action {
                guard let object = objects[connection.source], !connected.isUncertainOwner(object, document),
                    let exposure = connected.exposure(of: object),
                    let destination = document.outletDestinations[connection.destination.value],
                    let actual = kind(of: destination),
                    let (property, owner, file) = property(connection.name.value, exposure.chain),
                    let declared = kind(of: property, isMany: connection.kind == .outletCollection, owner),
                    !actual.descends(from: declared)
                else { continue }
                let finding = Finding(
                    connection: connection, document: document, className: object.className,
                    declared: declared.name, actual: actual.name,
                    place: index.place(property.name.range, in: file),
                    use: connection.kind == .outlet
                        ? use(of: connection.name.value, owner, declared, actual) : nil)
                found.append((finding, declared, actual, connection.source))
            }
            return found.map { item in
                var finding = item.finding
                finding.swapped =
                    found.first {
                        $0.source == item.source && $0.actual.descends(from: item.declared)
                            && item.actual.descends(from: $0.declared)
                    }?.finding.connection.name.value
                return finding
            }
        }
    }

    private func kind(of object: InterfaceObject) -> Kind? {
        guard object.role == .object, object.element != "placeholder" else { return nil }
        if let name = object.customClass?.value, !name.isEmpty {
            if let id = index.type(named: name) {
                guard modules.isOwn(object, id, index), index.isDeclaredOnce(id),
                    let chain = index.fullChain(of: id)
                else { return nil }
                return kind(of: chain)
            }
            return object.customModule == nil
                && table.type(named: name).map({ table[$0].kind == .external }) ?? true
                ? kind(ofUIKit: name) : nil
        }
        if object.element == "customObject" { return nil }
        return kind(ofUIKit: object.element == "constraint" ? "NSLayoutConstraint" : object.elementClass)
    }

    private func kind(of chain: [TypeID]) -> Kind? {
        let own = index.own(chain)
        // That UIKit's name is given to a class of AppKit's says nothing of UIKit's.
        guard !own.contains(where: { UIKitHierarchy.superclass(of: table[$0].name) != nil }) else {
            return nil
        }
        let uikit = chain.filter { table[$0].kind == .external }.map { table[$0].name }
        return Kind(name: table[chain[0]].simpleName, own: own, uikit: uikit)
    }

    private func kind(ofUIKit name: String) -> Kind? {
        var names = [name]
        // Code for macOS and iOS may declare a class under a name of UIKit's.
        guard UIKitHierarchy.superclass(of: name) != nil,
            table.type(named: name).map({ table[$0].kind == .external }) ?? true
        else { return nil }
        while let parent = UIKitHierarchy.superclass(of: names[names.count - 1]), !parent.isEmpty {
            names.append(parent)
        }
        return Kind(name: name, own: [], uikit: names)
    }

    private func kind(of property: PropertyDeclaration, isMany: Bool, _ owner: TypeID) -> Kind? {
        guard var type = property.type?.unwrapped else { return nil }
        if isMany {
            guard case .array(let element) = type.kind else { return nil }
            type = element.unwrapped
        }
        guard case .named(let components, let arguments) = type.kind, arguments.isEmpty else { return nil }
        let name = components[components.count - 1]
        // Code for macOS and iOS may give UIKit's names to AppKit's classes.
        if components.count == 1, let kind = kind(ofUIKit: name) { return kind }
        guard let id = model.names.type(components, in: owner) else {
            return components.count == 1 ? kind(ofUIKit: components[0]) : nil
        }
        if table[id].kind == .external { return kind(ofUIKit: table[id].name) }
        guard table[id].kind == .class, table[id].generics.isEmpty, index.isDeclaredOnce(id),
            let chain = index.fullChain(of: id), !isGeneric(components, owner)
        else { return nil }
        return kind(of: chain)
    }

    private func isGeneric(_ components: [String], _ owner: TypeID) -> Bool {
        components.count == 1 && table[owner].generics.contains { $0.name == components[0] }
    }

    private func property(
        _ name: String, _ chain: [TypeID]
    ) -> (PropertyDeclaration, owner: TypeID, file: Int)? {
        for type in index.own(chain) {
            let found = (table[type].members[name] ?? []).compactMap {
                member -> (PropertyDeclaration, Int)? in
                guard case .property(let property) = member.kind, !property.isStatic else { return nil }
                return (property, member.file)
            }
            guard let first = found.first else { continue }
            let names = Set(found.map { $0.0.type?.name })
            guard names.count == 1, first.0.isOutlet || first.0.isOutletCollection, !isGeneric([name], type)
            else { return nil }
            return (first.0, type, first.1)
        }
        return nil
    }

    // MARK: Uses

    /// Where the class's code asks the outlet for a member that the object connected does not have.
    private func use(
        of name: String, _ owner: TypeID, _ declared: Kind, _ actual: Kind
    ) -> (member: String, place: SourceRange)? {
        var result: (member: String, place: SourceRange)?
        for block in ([owner] + table.descendants(of: owner)).flatMap(model.blocks(of:)) {
            SyntaxWalk.visit(block.statements) { _ in
            } _: { expression in
                guard result == nil, case .member(let base?, let member) = expression.kind,
                    isOutlet(base, name), lacks(member.value, declared, actual),
                    let place = index.place(member.range, in: block.file)
                else { return }
                result = (member.value, place)
            }
            if result != nil { break }
        }
        return result
    }

    private func isOutlet(_ base: Expression, _ name: String) -> Bool {
        switch base.kind {
        case .name(name): true
        case .member(let base?, let member):
            if case .name("self") = base.kind { member.value == name } else { false }
        case .unwrapped(let base): isOutlet(base, name)
        default: false
        }
    }

    private func lacks(_ member: String, _ declared: Kind, _ actual: Kind) -> Bool {
        let isOwn = actual.own.contains { table[$0].members[member] != nil }
        if isOwn { return false }
        let declarations = declared.own.flatMap { table[$0].members[member] ?? [] }
        if !declarations.isEmpty {
            // Extensions of UIKit's classes may have it.
            return declarations.allSatisfy(isNew)
                && !actual.uikit.contains {
                    table.type(named: $0).map { table[$0].members[member] != nil } ?? false
                }
        }
        return UIKitMembers.has(member, among: declared.uikit) == true
            && UIKitMembers.has(member, among: actual.uikit) == false
    }

    /// Whether a member of one of the project's classes is certainly none that UIKit's have, too.
    private func isNew(_ member: Member) -> Bool {
        guard table.files[member.file]?.language == .swift else { return false }
        switch member.kind {
        case .property(let property): return !property.isOverride && !property.isStatic
        case .function(let function):
            return !function.isOverride && !function.isStatic
                && UIKitMembers.has(function.name.value, among: []) == nil
                && !Self.overloaded.contains(function.name.value)
        case .enumCase, .alias, .type: return false
        }
    }

    /// Methods of views that classes add forms to.
    private static let overloaded: Set<String> = [
        "addSubview", "addSubviews", "insertSubview", "addConstraint", "addConstraints",
        "addGestureRecognizer",
        "addTarget", "convert", "draw", "hitTest", "point", "sizeThatFits", "systemLayoutSizeFitting",
        "setContentHuggingPriority", "setContentCompressionResistancePriority", "setContentOffset", "setOn",
        "setValue", "value", "snapshotView", "animate", "register", "scrollToItem", "scrollToRow",
        "reloadData",
        "insertRows", "deleteRows", "reloadRows", "insertItems", "deleteItems", "reloadItems", "perform",
        "removeTarget",
    ]
}
