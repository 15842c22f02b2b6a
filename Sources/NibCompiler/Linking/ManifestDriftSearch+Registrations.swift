import InterfaceBuilder

extension ManifestDriftSearch {
    /// What code registers on a view under one identifier or several.
    private struct Registered {
        var registration: LinkedRegistration
        var families: [ReuseFamily]
        var identifiers: [ReuseIdentifier]
        /// Nil where it is not known, or one of several.
        var source: Source?
        /// Where the identifier stands that a finding is about.
        var place: SourceRange
        var isOwn: Bool

        func isUnder(_ family: ReuseFamily, _ identifier: ReuseIdentifier) -> Bool {
            families.contains(family) && identifiers.contains(identifier)
        }
    }

    private enum Source {
        case nib(NibName)
        case `class`(TypeID)
    }

    /// Compares what the manifest has registered on the view with what the source registers.
    func compareRegistrations(_ view: View, _ id: ViewID, _ controller: Controller, _ scope: ManifestScope) {
        let said = scope.uses(of: view, in: controller)
        // Of a view of which nothing is said yet, as after `nibc init`, there is nothing to compare.
        guard !said.isEmpty || view.sections != nil || view.layout.type != nil,
            linked.areSuppliersKnown(of: id), let all = registered(on: id)
        else { return }
        let uses = said.filter { use in
            if case .decoration = use.position { return false }
            return !(use.entry.usesRegistrationObject?.value ?? false)
        }
        let named = keys(of: view.name.value, of: id.holder)
        let extra = all.filter { registered in
            registered.isOwn
                && registered.identifiers.contains { identifier in
                    !registered.families.contains { named.contains(Key(family: $0, identifier: identifier)) }
                }
        }
        let subjectView = ViewKey(controller: controller.name.value, view: view.name.value)
        let usesObjects = linked.analysis.effects.dequeues.contains { dequeue in
            guard dequeue.registration != nil else { return false }
            guard let holder = dequeue.holder, let own = id.holder else { return true }
            return table.areRelated(holder, own)
        }
        var consumed: Set<Int> = []
        var seen: Set<Key> = []
        for use in uses {
            let family = use.family(in: view.family)
            let identifier = use.identifier.value
            let name: ByteRange
            switch use.source {
            case .nib(let nib, _): name = nib.range
            case .class(let className): name = className.range
            case .prototype: continue
            }
            guard seen.insert(Key(family: family, identifier: identifier)).inserted else { continue }
            let alternatives = uses.filter {
                $0.identifier.value == identifier && $0.family(in: view.family) == family
            }
            let subject = ReuseKey(view: subjectView, family: family, identifier: identifier).subject
            let under = all.filter { $0.isUnder(family, identifier) }
            if let first = under.first {
                let differs = under.allSatisfy { registered in
                    guard let source = registered.source, registered.registration.views == [id] else {
                        return false
                    }
                    return alternatives.allSatisfy { isOther(source, than: $0) }
                }
                guard differs, let source = first.source else { continue }
                add(
                    "the source registers \(description(of: source)) under '\(identifier)'",
                    at: scope.manifest.place(name), notes: [Note("registered here", at: first.place)],
                    subject: subject)
                continue
            }
            if isSupplied(by: id, family, identifier) || usesObjects { continue }
            let other = extra.indices.first { index in
                guard !consumed.contains(index), let source = extra[index].source else { return false }
                return extra[index].families.contains(family) && extra[index].identifiers.count == 1
                    && !isOther(source, than: use)
            }
            let place = scope.manifest.place(use.identifier.range)
            if let other, let found = extra[other].identifiers.first {
                consumed.insert(other)
                add(
                    "the source registers '\(found)' instead", at: place,
                    notes: [Note("registered here", at: extra[other].place)], subject: subject)
            } else {
                add(
                    "the source registers no '\(identifier)' as a \(family.noun) of \(subjectView.description)",
                    at: place, subject: subject)
            }
        }
        var places: Set<String> = []
        for index in extra.indices where !consumed.contains(index) && canBeNamed(extra[index]) {
            let registered = extra[index]
            guard
                let identifier = registered.identifiers.first(where: { identifier in
                    !registered.families.contains { named.contains(Key(family: $0, identifier: identifier)) }
                }), let family = registered.families.first,
                places.insert("\(registered.place.file.path):\(registered.place.bytes.start) \(identifier)")
                    .inserted
            else { continue }
            add(
                "the manifest names no '\(identifier)' of \(subjectView.description)", at: registered.place,
                subject: ReuseKey(view: subjectView, family: family, identifier: identifier).subject)
        }
    }

    /// Whether a manifest has words for what is registered: it has none for generic classes, and for those private to a
    /// file.
    private func canBeNamed(_ registered: Registered) -> Bool {
        (registered.registration.call?.source.atoms ?? []).allSatisfy { atom in
            guard case .metatype(let type) = atom else { return true }
            return (try? ExtractReading.className(of: type, linked.table)) != nil
        }
    }

    /// A key on a view.
    private struct Key: Hashable {
        var family: ReuseFamily
        var identifier: ReuseIdentifier
    }

    /// What code registers on the view; nil where a part of it is not known.
    private func registered(on view: ViewID) -> [Registered]? {
        var result: [Registered] = []
        for registration in linked.suppliers(of: view) {
            guard let call = registration.call else { continue }
            if generated.contains(call.place.file) {
                // Of a function that nobody calls.
                if call.trace.allSatisfy({ generated.contains($0.call.file) }) { continue }
                return nil
            }
            guard !registration.isViewUnknown, registration.views.count == 1, !registration.views[0].isSelf,
                let families = registration.families, let identifiers = registration.identifiers,
                !identifiers.isEmpty, !families.isEmpty
            else { return nil }
            let place = linked.callerPlace(of: call.trace, at: call.place) ?? registration.identifierOrigin
            result.append(
                Registered(
                    registration: registration, families: families, identifiers: identifiers,
                    source: source(of: call, identifiers), place: place,
                    isOwn: registration.views[0] == view
                        && (registration.holder == view.holder || !call.trace.isEmpty)))
        }
        return result
    }

    private func source(of call: SourceRegistration, _ identifiers: [ReuseIdentifier]) -> Source? {
        guard call.source.unknown == nil, !call.source.isOpen, call.source.atoms.count == 1,
            identifiers.count == 1,
            !call.isConditional
        else { return nil }
        switch call.source.atoms[0] {
        case .metatype(let type): return type.id.map { .class($0) }
        case .nib(let nib):
            guard let name = nib.name, !name.hasPrefix(Evaluator.modulePlaceholder), !nib.isResource else {
                return nil
            }
            return .nib(NibName(name))
        default: return nil
        }
    }

    private func isOther(_ source: Source, than use: ManifestUse) -> Bool {
        switch (source, use.source) {
        case (.nib(let name), .nib(let other, _)): return name != other.value
        case (.class(let type), .class(let name)):
            if table.type(named: name.value) == type { return false }
            let simple = name.value.lastIndex(of: ".").map {
                String(name.value[name.value.index(after: $0)...])
            }
            return table[type].simpleName != simple ?? name.value
        default: return true
        }
    }

    private func description(of source: Source) -> String {
        switch source {
        case .nib(let name): "nib '\(name)'"
        case .class(let type): "class '\(table[type].name)'"
        }
    }

    /// Whether a storyboard has a prototype under the key.
    private func isSupplied(by view: ViewID, _ family: ReuseFamily, _ identifier: ReuseIdentifier) -> Bool {
        linked.suppliers(of: view).contains { registration in
            registration.prototype != nil && registration.mayRegister(identifier)
                && registration.families?.contains(family) ?? true
        }
    }

    /// What manifests name of the view: for the class, and for those above and below it.
    private func keys(of name: String, of holder: TypeID?) -> Set<Key> {
        var result: Set<Key> = []
        for scope in program.scopes {
            for controller in scope.manifest.controllers {
                guard let type = declared(controller), let holder, table.areRelated(type, holder) else {
                    continue
                }
                for view in controller.views where view.name.value == name || controller.tags != nil {
                    for use in scope.uses(of: view, in: controller) {
                        result.insert(
                            Key(family: use.family(in: view.family), identifier: use.identifier.value))
                    }
                }
            }
        }
        return result
    }
}
