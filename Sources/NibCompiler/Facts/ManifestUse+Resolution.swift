import InterfaceBuilder

extension ManifestScope {
    /// The view that the entries belong to.
    private struct Place {
        var key: ViewKey
        var family: ReusingView.Family
        var scenes: [SceneView]
    }

    /// Every reusable view of `view`, section by section in the manifest's order: header, footer, cells,
    /// other kinds, decorations. A section's own slot replaces the one for every section.
    ///
    /// An entry for every section appears once, with `section == nil`, whatever the number of sections that
    /// it serves.
    package func uses(of view: View, in controller: Controller) -> [ManifestUse] {
        let place = Place(
            key: ViewKey(controller: controller.name.value, view: view.name.value), family: view.family,
            scenes: sceneViews(of: view, in: controller))
        var uses: [ManifestUse] = []
        for section in view.sections?.each ?? [] {
            append(section.slots, section: section.name.value, place: place, to: &uses)
        }
        append(view.common, section: nil, place: place, to: &uses)
        for decoration in view.decorations {
            append(
                decoration.slot, .decoration(ElementKind(decoration.kind.value)), section: nil, place: place,
                to: &uses)
        }
        return uses
    }

    private func append(
        _ slots: Slots, section: String?, place: Place, to uses: inout [ManifestUse]
    ) {
        append(slots.header, .header, section: section, place: place, to: &uses)
        append(slots.footer, .footer, section: section, place: place, to: &uses)
        for cell in slots.cells {
            append(
                .entry(cell.entry), .cell(cell.name?.value), section: section, place: place,
                to: &uses)
        }
        for other in slots.supplementary {
            append(
                other.slot, .supplementary(ElementKind(other.kind.value)), section: section, place: place,
                to: &uses)
        }
    }

    private func append(
        _ slot: Slot?, _ position: ManifestUse.Position, section: String?, place: Place,
        to uses: inout [ManifestUse]
    ) {
        guard let entry = slot?.entry else { return }
        if case .choose(let choice) = entry.source {
            for item in choice.each {
                guard var use = use(item.entry, position, section: section, place: place) else {
                    continue
                }
                use.choice = (choice.reference.name.value, item.name, choice.reference.isDeclared)
                use.sizeEntry = entry
                uses.append(use)
            }
        } else if let use = use(entry, position, section: section, place: place) {
            uses.append(use)
        }
    }

    private func use(
        _ entry: Entry, _ position: ManifestUse.Position, section: String?, place: Place
    ) -> ManifestUse? {
        let source: ManifestUse.Source
        let implied: Located<ReuseIdentifier>
        var impliedBy: SourceRange?
        var className = entry.expectedClass?.value
        var isAmbiguous = false
        switch entry.source {
        case .nib(let name):
            let nib = candidates(
                for: NibName(name.value), in: entry.bundle?.value ?? manifest.generate.bundle)
            implied = Located(ReuseIdentifier(nib.identifier ?? name.value), name.range)
            className = className ?? nib.root.map { Self.className(of: $0, at: position, in: place.family) }
            source = .nib(name.map(NibName.init), nib.documents)
            isAmbiguous = nib.isAmbiguous
            if entry.identifier == nil, let place = nib.root?.effectiveIdentifier?.range {
                impliedBy = nib.documents.first.map { $0.place(place) }
            }
        case .class(let name):
            implied = Located(ReuseIdentifier(Self.unqualified(name.value)), name.range)
            className = name.value
            source = .class(name)
        case .prototype(let identifier):
            let key = ReuseIdentifier(identifier.value)
            let matches = place.scenes.flatMap { $0.matches(key) }
            implied = Located(key, identifier.range)
            className = className ?? matches.first?.prototype.object.className
            source = .prototype(identifier.map(ReuseIdentifier.init), matches)
        case .choose:
            return nil
        }
        if let module = entry.module?.value, let name = className { className = "\(module).\(name)" }
        return ManifestUse(
            key: place.key, position: position, section: section, choice: nil, entry: entry, sizeEntry: entry,
            identifier: entry.identifier?.map(ReuseIdentifier.init) ?? implied, impliedBy: impliedBy,
            source: source, isAmbiguous: isAmbiguous, className: className)
    }

    /// The root's class; where that is one of UIKit's own which cannot stand at this position, the one that
    /// could: the wrong root is a finding of its own, and generated code compiles all the same.
    private static func className(
        of root: InterfaceObject, at position: ManifestUse.Position, in family: ReusingView.Family
    ) -> String {
        let name = root.className
        let required = position.family(in: family).requiredFamily
        guard UIKitClass.isKnown(name) else { return name }
        let actual = UIKitClass.reusableFamily(ofClass: name)
        let fits =
            actual == required || (actual == .collectionViewCell && required == .collectionReusableView)
        return fits ? name : required.uikitClass
    }

    /// The last component of a dotted type name: what `String(describing:)` would give.
    private static func unqualified(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
