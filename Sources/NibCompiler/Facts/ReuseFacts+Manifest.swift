import InterfaceBuilder

extension ReuseFacts {
    /// Lowers a manifest and the storyboards of its controllers.
    mutating func add(_ scope: ManifestScope) {
        for controller in scope.manifest.controllers {
            for view in controller.views {
                let key = ViewKey(controller: controller.name.value, view: view.name.value)
                let scenes = scope.sceneViews(of: view, in: controller)
                views.append(
                    ViewIdentity(
                        key: key, family: view.family, tag: view.tag, isToldByTag: controller.tags != nil,
                        origin: scope.manifest.place(view.name.range)))
                addPrototypes(of: scenes, under: key, family: view.family)
                let layout = FlowExtents(view: view, scenes: scenes)
                if view.family == .collection { addLayout(layout, key: key, in: scope.manifest) }
                for use in scope.uses(of: view, in: controller) {
                    add(use, in: view, scope: scope)
                    if let emission = emission(of: use, in: view, layout: layout, manifest: scope.manifest),
                        emission.identifier != nil || emissions.last?.origin != emission.origin
                    {
                        emissions.append(emission)
                    }
                }
            }
        }
    }

    /// A prototype is certain where each scene of the controller has it (product.md, how facts meet).
    private mutating func addPrototypes(
        of scenes: [SceneView], under key: ViewKey, family: ReusingView.Family
    ) {
        let keysByScene = scenes.map { scene in Set(scene.prototypeKeys(under: key)) }
        for scene in scenes where scene.view.scene != nil {
            for prototype in scene.view.prototypes {
                guard let reuse = scene.key(of: prototype, under: key),
                    let range = prototype.object.reuseIdentifier?.range
                else { continue }
                let place = scene.document.place(range)
                add(
                    Registration(
                        key: reuse, source: .prototype(scene.document, prototype), origin: place,
                        identifierOrigin: place, usesRegistrationObject: false, choice: nil,
                        certainty: scene.isCertain && keysByScene.allSatisfy { $0.contains(reuse) }
                            ? .certain : .possible))
            }
        }
    }

    private mutating func addLayout(_ layout: FlowExtents, key: ViewKey, in manifest: Manifest) {
        func place(_ pins: Located<Bool>?) -> SourceRange? {
            pins.flatMap { $0.value ? manifest.place($0.range) : nil }
        }
        layouts.append(
            ViewLayout(
                view: key, type: layout.type, pinsHeaders: place(layout.view.layout.pinsHeaders),
                pinsFooters: place(layout.view.layout.pinsFooters)))
    }

    private mutating func add(
        _ use: ManifestUse, in view: View, scope: ManifestScope
    ) {
        let manifest = scope.manifest
        let family = use.family(in: view.family)
        let key = ReuseKey(view: use.key, family: family, identifier: use.identifier.value)
        let source: Registration.Source?
        let name: ByteRange
        switch use.source {
        case .nib(let nib, let documents):
            let bundle = use.entry.bundle?.value ?? manifest.generate.bundle
            var isKnown = true
            if case .path = bundle { isKnown = false }
            source = .nib(
                NibReference(
                    name: nib.value, documents: documents, isBundleKnown: isKnown,
                    isAmbiguous: use.isAmbiguous))
            name = nib.range
        case .class(let className):
            source = .class(className.value)
            name = className.range
        case .prototype(let identifier, _):
            source = nil
            name = identifier.range
        }
        if let source {
            add(
                Registration(
                    key: key, source: source, origin: manifest.place(name),
                    identifierOrigin: use.impliedBy ?? manifest.place(use.identifier.range),
                    usesRegistrationObject: use.entry.usesRegistrationObject?.value ?? false,
                    choice: use.choice?.caseName.value, certainty: .certain))
        }
        if case .decoration = family { return }
        add(
            Dequeue(
                key: key, expectedClass: use.className, source: .init(use.source),
                origin: manifest.place(use.identifier.range), certainty: .certain))
    }

    /// Sections that share a view say the same thing several times: it is one registration, at its first place.
    mutating func add(_ registration: Registration) {
        let known = registrationIndices[registration.key, default: []]
        guard !known.contains(where: { registrations[$0].hasSameSource(as: registration) }) else { return }
        registrationIndices[registration.key, default: []].append(registrations.count)
        registrations.append(registration)
    }

    private mutating func add(_ dequeue: Dequeue) {
        let known = dequeueIndices[dequeue.key, default: []]
        guard !known.contains(where: { dequeues[$0].isFromPrototype == dequeue.isFromPrototype }) else {
            return
        }
        dequeueIndices[dequeue.key, default: []].append(dequeues.count)
        dequeues.append(dequeue)
    }

    /// The room that the layout makes for a header, footer or other kind. All cases of a choice share one.
    private func emission(
        of use: ManifestUse, in view: View, layout: FlowExtents, manifest: Manifest
    ) -> LayoutEmission? {
        guard view.family == .collection, case .supplementary(let kind) = use.family(in: view.family) else {
            return nil
        }
        return LayoutEmission(
            view: use.key, kind: kind, identifier: use.choice == nil ? use.identifier.value : nil,
            name: use.choice?.enumName ?? use.identifier.value.text, section: use.section,
            extent: layout.extent(of: kind, entry: use.sizeEntry),
            isHorizontal: layout.scrollsHorizontally,
            origin: manifest.place(layout.origin(of: use.sizeEntry)))
    }
}

extension SceneView {
    /// The keys under which the view's prototypes are registered.
    func prototypeKeys(under key: ViewKey) -> [ReuseKey] {
        guard view.scene != nil else { return [] }
        return view.prototypes.compactMap { self.key(of: $0, under: key) }
    }

    func key(of prototype: Prototype, under key: ViewKey) -> ReuseKey? {
        guard let identifier = prototype.object.effectiveIdentifier else { return nil }
        return ReuseKey(
            view: key, family: ReuseFamily(prototype.role, in: view.family),
            identifier: ReuseIdentifier(identifier.value))
    }
}
