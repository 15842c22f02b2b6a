import InterfaceBuilder

extension LinkedSources {
    /// Whether two canonical views may be one object: one property of types of which one inherits from the
    /// other, or a view's own methods and any view of its class.
    func mayBeSame(_ left: ViewID, _ right: ViewID) -> Bool {
        if left == right { return true }
        guard case .property(_, let name) = left.place, case .property(_, let other) = right.place,
            let holder = left.holder, let otherHolder = right.holder
        else { return false }
        return name == other && table.areRelated(holder, otherHolder)
    }

    /// What may supply views of the view: registrations and prototypes on it, and those on views that are not
    /// known but may be it.
    func suppliers(of view: ViewID) -> [LinkedRegistration] {
        registrations.filter { registration in
            registration.views.contains { mayBeSame($0, view) || $0.isSelf }
                || (registration.isViewUnknown && mayReach(registration, view))
        }
    }

    private func mayReach(_ registration: LinkedRegistration, _ view: ViewID) -> Bool {
        guard let holder = registration.holder, let viewHolder = view.holder else { return true }
        return table.areRelated(holder, viewHolder)
    }

    /// Whether everything that may be registered on the view is known.
    func areSuppliersKnown(of view: ViewID) -> Bool {
        if escaped.contains(where: { mayBeSame($0, view) }) { return false }
        guard let holder = view.holder else {
            if case .made = view.place { return true }
            return false
        }
        if mayBeNamedUnread(view) { return false }
        for type in [holder] + table.descendants(of: holder) where !isChainKnown(type) { return false }
        if case .property = view.place, isDrawn(view) {
            let places = scenes.places.filter { mayBeSame(aliases.canonical($0.key), view) }.flatMap(\.value)
            if places.isEmpty || !places.allSatisfy(\.document.isComplete) { return isMade(view) }
        }
        return true
    }

    /// Whether a file that could not be read may name the view.
    func mayBeNamedUnread(_ view: ViewID) -> Bool {
        guard !table.unread.isEmpty else { return false }
        return aliases.names(of: view).contains { name in
            if case .property(_, let name) = name.place { table.unread.mayMention(name) } else { false }
        }
    }

    /// Whether the classes above a type are all known, and read.
    func isChainKnown(_ type: TypeID) -> Bool {
        guard table.chain(of: type).isComplete, !table[type].isAmbiguous else { return false }
        return table.supertypes(of: type).allSatisfy { parent in
            let symbol = table[parent]
            if symbol.isAmbiguous || symbol.hasUnreadParts { return false }
            guard symbol.kind == .external else { return true }
            return UIKitHierarchy.superclass(of: symbol.name) != nil || UIKitHierarchy.isProtocol(symbol.name)
        }
    }

    /// Whether the view comes from a view description: an outlet, or a controller's own view.
    private func isDrawn(_ view: ViewID) -> Bool {
        guard case .property(let owner, let name) = view.place else { return false }
        if table[owner].kind == .external { return true }
        return table[owner].members[name]?.contains { member in
            if case .property(let property) = member.kind { property.isOutlet } else { false }
        } ?? false
    }

    /// Whether code makes the view: it has another name where it is made, or its controller makes it.
    private func isMade(_ view: ViewID) -> Bool {
        if case .property(let owner, _) = view.place, table[owner].kind == .external {
            // A controller without a scene makes its view itself; nothing else is registered on it.
            return true
        }
        return analysis.effects.aliases.contains { aliases.canonical($0.0.plain) == view }
    }

    /// How messages name a view: `Controller.property`.
    func key(of view: ViewID) -> ViewKey {
        let controller = view.holder.map { table[$0].name }
        switch view.place {
        case .property(_, let name): return ViewKey(controller: controller ?? "", view: name)
        case .made(let place, let name):
            let file = table.files[place.file]?.file.baseName ?? ""
            return ViewKey(controller: controller ?? file, view: name.isEmpty ? "view" : name)
        case .callback, .provider: return ViewKey(controller: controller ?? "", view: "view")
        }
    }
}
