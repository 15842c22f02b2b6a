import InterfaceBuilder

extension LinkedSources {
    func mayBeSame(_ left: ViewID, _ right: ViewID) -> Bool { table.mayBeSame(left, right) }

    /// What may supply views of the view: registrations and prototypes on it, and those on views that are not
    /// known but may be it.
    func suppliers(of view: ViewID) -> [LinkedRegistration] { supplierIndex.suppliers(of: view, in: table) }

    /// Those of them that certainly or possibly register the identifier.
    func suppliers(of view: ViewID, _ identifier: ReuseIdentifier) -> [LinkedRegistration] {
        supplierIndex.suppliers(of: view, identifier, in: table)
    }

    /// Whether code that is not in the sources gets the view.
    func isEscaped(_ view: ViewID) -> Bool {
        if isHandedOn(view) { return true }
        let related = view.holder.map(table.relatives) ?? []
        return escapes.candidates(for: view, related: related).contains { mayBeSame(escaped[$0], view) }
    }

    /// Whether everything that may be registered on the view is known.
    func areSuppliersKnown(of view: ViewID) -> Bool {
        if isEscaped(view) || isReachedUnfollowed(view) || !hasOrigin(view) { return false }
        guard let holder = view.holder else {
            if case .made(let place, _) = view.place { return !table.isTest(place.file) }
            return false
        }
        if mayBeNamedUnread(view) || isVisibleOutside(view) || usesRegisteringMacro(holder) { return false }
        for type in [holder] + table.descendants(of: holder) where !isChainKnown(type) { return false }
        if table[holder].declarations.contains(where: { table.isTest($0.file) }) { return false }
        if case .property = view.place, isDrawn(view) {
            let scenes = scenes(of: view)
            if scenes.isEmpty || !scenes.allSatisfy(\.document.isComplete) { return isMade(view) }
        }
        return true
    }

    /// Whether a function that registers what its caller says may be called for the view without being followed.
    private func isReachedUnfollowed(_ view: ViewID) -> Bool {
        analysis.effects.unfollowed.contains { type in
            guard let type, let holder = view.holder else { return true }
            return table.areRelated(type, holder)
        }
    }

    /// Whether code outside of the sources may use the view: it may inherit from a library's class that is `open`, and
    /// it sees what is `public` of one that is.
    func isVisibleOutside(_ view: ViewID) -> Bool {
        guard let holder = view.holder else { return false }
        let access = table[holder].declarations.map(\.declaration.access)
        // Of an open class there may be others outside; what a view description draws is of the class itself.
        if access.contains(.open), !isDrawn(of: holder, view) { return true }
        guard access.contains(.public) || access.contains(.open) else { return false }
        return aliases.names(of: view).contains { name in
            guard case .property(let owner, let name) = name.place else { return false }
            if table[owner].kind == .external { return true }
            return (table[owner].members[name] ?? []).contains { member in
                guard case .property(let property) = member.kind else { return false }
                return property.access == .public || property.access == .open
            }
        }
    }

    /// Whether a view description draws the view in an object of the class, not of one below it.
    private func isDrawn(of holder: TypeID, _ view: ViewID) -> Bool {
        aliases.names(of: view).contains { $0.holder == holder && scenes.places[$0] != nil }
    }

    /// Whether code of a class uses a macro of Objective-C that registers: macros are not expanded.
    private func usesRegisteringMacro(_ type: TypeID) -> Bool {
        let macros = table.registeringMacros
        guard !macros.isEmpty else { return false }
        return (table[type].declarations + table[type].extensions).contains { declared in
            guard let facts = table.files[declared.file], facts.language == .objectiveC else { return false }
            let text = String(decoding: facts.file.text, as: UTF8.self)
            return macros.contains { text.contains($0) }
        }
    }

    /// Whether it is known where the view of a property comes from: a view description, its declaration, or an
    /// assignment.
    private func hasOrigin(_ view: ViewID) -> Bool {
        guard case .property(let owner, let name) = view.place, table[owner].kind != .external,
            !made.contains(view)
        else { return true }
        for member in table[owner].members[name] ?? [] {
            guard case .property(let property) = member.kind else { continue }
            return property.isOutlet || property.value != nil || property.getter != nil
        }
        return true
    }

    /// The places of the view in view descriptions.
    func scenes(of view: ViewID) -> [SceneView] {
        let related = view.holder.map(table.relatives) ?? []
        return Set(drawnViews.candidates(for: view, related: related)).sorted().filter {
            mayBeSame(drawn[$0].view, view)
        }.flatMap { drawn[$0].scenes }
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
        return made.contains(view)
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
