import InterfaceBuilder

/// Where code hands on what it reads of another object: the layout or the collection view of a controller. Whoever
/// gets it may set the layout's sizes.
struct LayoutHandovers {
    /// A member that is read of another object and handed on.
    struct Handover {
        var block: CodeBlock
        /// What the member is read of; nil in a key path.
        var base: Expression?
    }

    private let model: LayoutModel
    private var byName: [String: [Handover]] = [:]
    private var table: SymbolTable { model.table }

    init(_ model: LayoutModel) {
        self.model = model
        var names: Set<String> = ["collectionViewLayout", "collectionView", "dataSource"]
        for type in model.table.types where type.kind != .external {
            for (name, members) in type.members where members.contains(where: Self.mayHold) {
                names.insert(name)
            }
        }
        for block in model.blocks {
            var walk = HandoverWalk(names: names, memberNames: model.memberNames)
            walk.visit(block)
            for (name, base) in walk.found {
                byName[name, default: []].append(Handover(block: block, base: base))
            }
        }
    }

    /// Whether code of other types hands on the view's layout, as a property of the view's class or of the view.
    func isLayoutHandedOn(of view: ViewID, _ holder: TypeID) -> Bool {
        var names: Set<String> = []
        for type in model.related(to: holder) {
            for (name, members) in table[type].members where members.contains(where: Self.mayHoldLayout) {
                names.insert(name)
            }
        }
        if table.descends(holder, fromUIKit: "UICollectionViewController") != false {
            names.insert("collectionViewLayout")
        }
        return isHandedOn(names, through: "collectionViewLayout", of: view, holder)
    }

    /// Whether code of other types hands on the view's data source, which its class has under one of the names, or
    /// sets what provides its supplementary views.
    func isDataSourceHandedOn(_ names: Set<String>, of view: ViewID, _ holder: TypeID) -> Bool {
        isHandedOn(names, through: "dataSource", of: view, holder)
    }

    private func isHandedOn(
        _ names: Set<String>, through member: String, of view: ViewID, _ holder: TypeID
    ) -> Bool {
        let related = Set(model.related(to: holder))
        let views = Set(
            model.linked.aliases.names(of: view).compactMap { name in
                if case .property(_, let name) = name.place { name } else { nil as String? }
            })
        // `controller.collectionView.collectionViewLayout`
        let isThroughView = (byName[member] ?? []).contains { handover in
            guard !isOwn(handover, related), case .member(let object?, let name)? = handover.base?.kind,
                views.contains(name.value)
            else { return false }
            return mayBeHolder(object, handover, related)
        }
        return isThroughView
            || names.union(views).contains { name in
                (byName[name] ?? []).contains { handover in
                    !isOwn(handover, related) && isVisible(name, in: handover.block, related)
                        && handover.base.map { mayBeHolder($0, handover, related) } ?? true
                }
            }
    }

    private static func mayHold(_ member: Member) -> Bool {
        typeName(of: member).map {
            $0.contains("Layout") || $0.hasSuffix("CollectionView") || $0.hasSuffix("DataSource")
        } ?? false
    }

    private static func mayHoldLayout(_ member: Member) -> Bool {
        typeName(of: member)?.contains("Layout") ?? false
    }

    /// The name of the type that a property is declared with, or of what it is made.
    private static func typeName(of member: Member) -> String? {
        guard case .property(let property) = member.kind else { return nil }
        if let name = property.type?.unwrapped.name { return name }
        return property.value.flatMap { value in
            guard case .call(let callee, _) = value.kind else { return nil }
            if case .closure(let closure) = callee.kind { return closure.madeName }
            return callee.nameComponents?.last { $0 != "init" }
        }
    }

    private func isOwn(_ handover: Handover, _ related: Set<TypeID>) -> Bool {
        handover.block.owner.map(related.contains) ?? false
    }

    /// Whether the code sees the property: a private one in its own file only.
    private func isVisible(_ name: String, in block: CodeBlock, _ related: Set<TypeID>) -> Bool {
        var isDeclared = false
        for type in related {
            // Of a part of the class that was not read.
            if table[type].outlined[name] != nil { return true }
            for member in table[type].members[name] ?? [] {
                guard case .property(let property) = member.kind else { continue }
                isDeclared = true
                let isPrivate = property.access == .private || property.access == .fileprivate
                if !isPrivate || member.file == block.file { return true }
            }
        }
        // Else it is UIKit's.
        return !isDeclared
    }

    /// Whether an object may be one of the class, as far as its declaration tells.
    private func mayBeHolder(_ base: Expression, _ handover: Handover, _ related: Set<TypeID>) -> Bool {
        guard let type = declaredType(of: base, in: handover.block) else { return true }
        guard let id = model.names.type(type.split(separator: ".").map(String.init), in: handover.block.owner)
        else {
            return UIKitHierarchy.superclass(of: type) == nil
        }
        if related.contains(id) || table[id].kind == .protocol { return true }
        // A class of UIKit's above it: what is handed over as a `UIViewController`.
        return related.contains { table.inherits($0, from: id) }
    }

    /// The type that a name is declared with, or made of; nil where that is not known.
    private func declaredType(of base: Expression, in block: CodeBlock) -> String? {
        switch base.kind {
        case .name("self"), .name("Self"), .name("super"): return block.owner.map { table[$0].name }
        case .cast(_, let type, _): return type.unwrapped.name
        case .unwrapped(let inner): return declaredType(of: inner, in: block)
        case .call(let callee, _): return madeType(callee, block)
        case .name(let name):
            if let parameter = block.function?.parameters.first(where: { $0.name == name }) {
                return parameter.type.unwrapped.name
            }
            var found: String?
            var isLocal = false
            SyntaxWalk.visit(block.statements) { statement in
                guard case .declare(let properties) = statement else { return }
                for property in properties where property.name.value == name {
                    isLocal = true
                    found = declaredType(of: property, block)
                }
            } _: { _ in
            }
            if isLocal { return found }
            guard let owner = block.owner, let holder = table.propertyOwner(name, of: owner) else {
                return nil
            }
            for member in table[holder].members[name] ?? [] {
                if case .property(let property) = member.kind { return declaredType(of: property, block) }
            }
            return nil
        default: return nil
        }
    }

    private func declaredType(of property: PropertyDeclaration, _ block: CodeBlock) -> String? {
        if let type = property.type?.unwrapped.name { return type }
        guard let value = property.value else { return nil }
        switch value.kind {
        case .call(let callee, _): return madeType(callee, block)
        case .cast(_, let type, _): return type.unwrapped.name
        default: return nil
        }
    }

    private func madeType(_ callee: Expression, _ block: CodeBlock) -> String? {
        guard let components = callee.nameComponents?.filter({ $0 != "init" }), !components.isEmpty,
            let id = model.names.type(components, in: block.owner)
        else { return nil }
        return table[id].name
    }
}

extension Closure {
    /// What `{ let layout = Layout(); …; return layout }()` makes, or what the closure says that it does.
    fileprivate var madeName: String? {
        if let name = result?.unwrapped.name { return name }
        var name: String?
        SyntaxWalk.visit(body) { _ in
        } _: { expression in
            if name == nil, case .call(let callee, _) = expression.kind {
                name = callee.nameComponents?.last { $0 != "init" }
            }
        }
        return name
    }
}
