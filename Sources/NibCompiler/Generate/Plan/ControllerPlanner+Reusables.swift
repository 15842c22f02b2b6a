import InterfaceBuilder

extension ControllerPlanner {
    /// A use as a registration; nil after a refusal.
    mutating func reusable(_ use: ManifestUse, in view: View?) -> Reusable? {
        let family = use.family(in: view?.family ?? .collection)
        let place = manifest.place(use.identifier.range)
        guard let source = source(of: use), let viewClass = viewClass(of: use, family: family) else {
            return nil
        }
        importModule(of: use)
        let usesObject = use.entry.usesRegistrationObject?.value == true
        if usesObject, let view { checkObject(use, in: view) }
        if case .prototype = source, family == .tableHeaderFooter || family.kind.map(Self.isCustom) == true {
            collide(
                "only cells, section headers and section footers have prototypes (uikit-rules A11)",
                as: rule(forPrototype: use, in: view), at: place)
        }
        if view?.family == .table, case .supplementary = use.position {
            refuse("a table view has no supplementary views", at: place)
        }
        let nameText = Self.nameText(of: use)
        guard let name = SwiftIdentifier(converting: nameText, start: .upper) else {
            if case .decoration = family {
                return Reusable(
                    family: family, identifier: use.identifier.value, sources: [source], viewClass: nil,
                    usesObject: false, origin: place, nameText: nameText,
                    name: SwiftIdentifier(own: "Decoration"))
            }
            collide(
                "identifier '\(use.identifier.value)' gives no Swift name",
                as: use.identifier.value.text.isEmpty ? .emptyIdentifier : .nameCollision, at: place)
            return nil
        }
        return Reusable(
            family: family, identifier: use.identifier.value, sources: [source],
            viewClass: viewClass.isEmpty ? nil : SwiftTypeName(viewClass), usesObject: usesObject,
            origin: place, nameText: nameText, name: name)
    }

    /// An empty identifier is a fault that lint reports; code is generated all the same, named after the source.
    private static func nameText(of use: ManifestUse) -> String {
        let text = use.identifier.value.text
        if case .class(let name) = use.source, name.value == text {
            // `ListCell`, not `UICollectionViewListCell`: whose it is says the view.
            for prefix in ["UICollectionView", "UITableView"] where text.hasPrefix(prefix) && text != prefix {
                return String(text.dropFirst(prefix.count))
            }
        }
        guard text.isEmpty else { return text }
        switch use.source {
        case .nib(let name, _): return name.value.text
        case .class(let name): return SwiftTypeName(name.value)?.last.name ?? name.value
        case .prototype(let identifier, _): return identifier.value.text
        }
    }

    /// What lint calls a prototype of a kind that has none.
    private func rule(forPrototype use: ManifestUse, in view: View?) -> Rule {
        guard case .prototype(_, let matches) = use.source, matches.isEmpty else { return .kindMismatch }
        let scenes = view.map { scope.sceneViews(of: $0, in: controller) } ?? []
        let isReported =
            !scenes.isEmpty && scenes.allSatisfy(\.document.isComplete) && !use.identifier.value.text.isEmpty
        return isReported ? .unregisteredIdentifier : .invalidValue
    }

    /// What lint calls two entries of one view under one key: it says nothing of those that differ in the
    /// bundle or in the class that is expected of one nib.
    func rule(forConflict left: ManifestUse, _ right: ManifestUse, in view: View) -> Rule {
        guard !left.identifier.value.text.isEmpty else { return .emptyIdentifier }
        switch (left.source, right.source) {
        case (.nib(let one, _), .nib(let two, _)):
            return one.value == two.value ? .nameCollision : .conflictingRegistrations
        case (.class(let one), .class(let two)):
            return one.value == two.value ? .nameCollision : .conflictingRegistrations
        case (.nib, .class), (.class, .nib): return .conflictingRegistrations
        case (.prototype, .prototype): return .nameCollision
        case (.prototype, _), (_, .prototype):
            let key = ReuseKey(
                view: left.key, family: left.family(in: view.family), identifier: left.identifier.value)
            let scenes = scope.sceneViews(of: view, in: controller)
            let isCertain =
                !scenes.isEmpty && scenes.allSatisfy { $0.prototypeKeys(under: left.key).contains(key) }
            return isCertain ? .registrationHidesPrototype : .nameCollision
        }
    }

    private static func isCustom(_ kind: ElementKind) -> Bool {
        kind != .sectionHeader && kind != .sectionFooter
    }

    private mutating func source(of use: ManifestUse) -> Reusable.Source? {
        switch use.source {
        case .nib(let name, _):
            return bundle(of: use.entry).map { .nib(name.value.text, bundle: $0) }
        case .class(let name):
            return typeName(Located(use.className ?? name.value, name.range)).map { .class($0) }
        case .prototype(_, let matches):
            var files: [String] = []
            for match in matches where !files.contains(String(match.document.file.name)) {
                files.append(String(match.document.file.name))
            }
            files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return .prototype(files.isEmpty ? ["the storyboard"] : files)
        }
    }

    /// The bundle of a nib, as an expression.
    private mutating func bundle(of entry: Entry) -> String? {
        switch entry.bundle?.value ?? manifest.generate.bundle {
        case .main: return "nil"
        case .module: return ".module"
        case .class:
            guard result.name.components.count > 1 else { return "Bundle(for: \(result.name.text).self)" }
            result.needsBundleToken = true
            return "Bundle(for: \(ControllerPlan.bundleToken).self)"
        case .path(let path):
            if let name = SwiftTypeName(path.joined(separator: ".")) { return name.text }
            refuse(
                "'\(path.joined(separator: "."))' is no dotted name", at: entry.bundle?.range ?? entry.range)
            return nil
        }
    }

    /// The class of the dequeue's result; empty where only UIKit's own is known, nil after a refusal.
    private mutating func viewClass(of use: ManifestUse, family: ReuseFamily) -> String? {
        guard let name = use.className, !family.isBase(name) else { return "" }
        guard let type = SwiftTypeName(name) else {
            refuse("'\(name)' is no name of a Swift class", at: place(ofClass: use))
            return nil
        }
        if Self.isNoClass(type) {
            refuse(Self.noClass(type), at: place(ofClass: use))
            return nil
        }
        return isReachable(type, at: place(ofClass: use)) ? name : nil
    }

    /// Where the class is said: in the manifest, or in the view description.
    private func place(ofClass use: ManifestUse) -> SourceRange {
        if let expected = use.entry.expectedClass { return manifest.place(expected.range) }
        switch use.source {
        case .nib(_, let documents):
            if let document = documents.first, let name = document.topLevelObjects.first?.customClass {
                return document.place(name.range)
            }
        case .prototype(_, let matches):
            if let match = matches.first, let name = match.prototype.object.customClass {
                return match.document.place(name.range)
            }
        case .class(let name): return manifest.place(name.range)
        }
        return manifest.place(use.entry.range)
    }

    /// A class of another module needs that module: the manifest's word, else the view description's.
    private mutating func importModule(of use: ManifestUse) {
        guard let own = manifest.module?.value else {
            if let module = use.entry.module { addImport(module.value) }
            return
        }
        if let module = use.entry.module {
            if module.value != own { addImport(module.value) }
            return
        }
        guard use.entry.expectedClass == nil else { return }
        var object: InterfaceObject?
        switch use.source {
        case .nib(_, let documents): object = documents.first?.topLevelObjects.first
        case .prototype(_, let matches): object = matches.first?.prototype.object
        case .class: break
        }
        guard let object, !object.inheritsModule, let module = object.customModule?.value, module != own,
            object.customClass != nil
        else { return }
        addImport(module)
    }

    private mutating func addImport(_ module: String) {
        guard let name = SwiftIdentifier(exactly: module), name.name != "UIKit",
            !result.imports.contains(name)
        else { return }
        result.imports.append(name)
    }

    private mutating func checkObject(_ use: ManifestUse, in view: View) {
        let range = use.entry.usesRegistrationObject?.range ?? use.entry.range
        require(iOS: 14, for: "registration objects", at: range)
        if view.family == .table { refuse("a table view has no registration objects", at: range) }
        if case .prototype = use.source { refuse("a prototype has no registration object", at: range) }
    }
}
