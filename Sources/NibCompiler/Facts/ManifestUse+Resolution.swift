import InterfaceBuilder

extension ManifestScope {
    /// Every reusable view of `view`, section by section in the manifest's order: header, footer, cells,
    /// other kinds, decorations. A section's own slot replaces the one for every section.
    ///
    /// An entry for every section appears once, with `section == nil`, whatever the number of sections that
    /// it serves.
    package func uses(of view: View, in controller: Controller) -> [ManifestUse] {
        let key = ViewKey(controller: controller.name.value, view: view.name.value)
        let scenes = sceneViews(of: view, in: controller)
        var uses: [ManifestUse] = []
        for section in view.sections?.each ?? [] {
            append(section.slots, section: section.name.value, key: key, scenes: scenes, to: &uses)
        }
        append(view.common, section: nil, key: key, scenes: scenes, to: &uses)
        for decoration in view.decorations {
            append(
                decoration.slot, .decoration(ElementKind(decoration.kind.value)), section: nil, key: key,
                scenes: scenes, to: &uses)
        }
        return uses
    }

    private func append(
        _ slots: Slots, section: String?, key: ViewKey, scenes: [SceneView], to uses: inout [ManifestUse]
    ) {
        append(slots.header, .header, section: section, key: key, scenes: scenes, to: &uses)
        append(slots.footer, .footer, section: section, key: key, scenes: scenes, to: &uses)
        for cell in slots.cells {
            append(
                .entry(cell.entry), .cell(cell.name?.value), section: section, key: key, scenes: scenes,
                to: &uses)
        }
        for other in slots.supplementary {
            append(
                other.slot, .supplementary(ElementKind(other.kind.value)), section: section, key: key,
                scenes: scenes, to: &uses)
        }
    }

    private func append(
        _ slot: Slot?, _ position: ManifestUse.Position, section: String?, key: ViewKey, scenes: [SceneView],
        to uses: inout [ManifestUse]
    ) {
        guard let entry = slot?.entry else { return }
        if case .choose(let choice) = entry.source {
            for item in choice.each {
                guard var use = use(item.entry, position, section: section, key: key, scenes: scenes) else {
                    continue
                }
                use.choice = (choice.reference.name.value, item.name, choice.reference.isDeclared)
                use.sizeEntry = entry
                uses.append(use)
            }
        } else if let use = use(entry, position, section: section, key: key, scenes: scenes) {
            uses.append(use)
        }
    }

    private func use(
        _ entry: Entry, _ position: ManifestUse.Position, section: String?, key: ViewKey, scenes: [SceneView]
    ) -> ManifestUse? {
        let source: ManifestUse.Source
        let implied: Located<ReuseIdentifier>
        var className = entry.expectedClass?.value
        switch entry.source {
        case .nib(let name):
            let documents = nibs[NibName(name.value)] ?? []
            let root = documents.first.flatMap { $0.topLevelObjects.count == 1 ? $0.topLevelObjects[0] : nil }
            implied = Located(ReuseIdentifier(root?.effectiveIdentifier?.value ?? name.value), name.range)
            className = className ?? root?.className
            source = .nib(name.map(NibName.init), documents)
        case .class(let name):
            implied = Located(ReuseIdentifier(Self.unqualified(name.value)), name.range)
            className = name.value
            source = .class(name)
        case .prototype(let identifier):
            let key = ReuseIdentifier(identifier.value)
            let matches = scenes.flatMap { $0.matches(key) }
            implied = Located(key, identifier.range)
            className = className ?? matches.first?.prototype.object.className
            source = .prototype(identifier.map(ReuseIdentifier.init), matches)
        case .choose:
            return nil
        }
        if let module = entry.module?.value, let name = className { className = "\(module).\(name)" }
        return ManifestUse(
            key: key, position: position, section: section, choice: nil, entry: entry, sizeEntry: entry,
            identifier: entry.identifier?.map(ReuseIdentifier.init) ?? implied, source: source,
            className: className)
    }

    /// The last component of a dotted type name: what `String(describing:)` would give.
    private static func unqualified(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
