import InterfaceBuilder

extension ReuseFacts {
    /// Lowers what code registers to facts. Only what is known whole becomes one: a nib or class under an
    /// identifier.
    mutating func add(_ sources: LinkedSources, nibs: [NibName: [Document]], targets: NibTargets) {
        for registration in sources.registrations {
            if let prototype = registration.prototype { add(prototype, registration, sources) }
            guard let call = registration.call, let families = registration.families else { continue }
            // The manifest says what generated code registers.
            if registration.origin.file.isGenerated { continue }
            let identifiers = registration.identifiers ?? []
            if registration.isViewUnknown, call.source.isResource { continue }
            if sources.isOfNobody(call) { continue }
            for family in families {
                let found = sourceFacts(call.source, of: call, sources, nibs, targets)
                for (position, source) in found.enumerated() {
                    // A set of identifiers beside a set of sources: which belongs to which is not known.
                    let identifier =
                        identifiers.count == 1
                        ? identifiers[0]
                        : (identifiers.indices.contains(position) ? identifiers[position] : nil)
                    if identifier == nil, registration.identifiers != nil { continue }
                    let view =
                        registration.views.count == 1 && !registration.isViewUnknown
                        ? sources.key(of: registration.views[0])
                        : unknownView(of: registration.holder, registration.origin.file, sources)
                    var fact = Registration(
                        key: ReuseKey(
                            view: view, family: family, identifier: identifier ?? ReuseIdentifier("")),
                        source: source.source,
                        origin: source.origin, identifierOrigin: registration.identifierOrigin,
                        usesRegistrationObject: false, choice: source.choice,
                        certainty: registration.views.count == 1 && !registration.isViewUnknown
                            && !call.isConditional
                            && (call.source.atoms.count == 1 || identifiers.count > 1)
                            ? .certain : .possible,
                        function: call.root, holder: call.holder, isInCode: true,
                        isSourceCertain: !call.isConditional || source.isWritten)
                    fact.wrapper = sources.wrapperPlace(of: call)
                    if identifier != nil {
                        add(fact)
                    } else if fact.nib != nil {
                        unidentified.append(fact)
                    }
                }
            }
        }
    }

    private mutating func add(
        _ prototype: (document: Document, prototype: Prototype), _ registration: LinkedRegistration,
        _ sources: LinkedSources
    ) {
        guard let view = registration.views.first, let family = registration.families?.first,
            let identifier = registration.identifiers?.first
        else { return }
        add(
            Registration(
                key: ReuseKey(view: sources.key(of: view), family: family, identifier: identifier),
                source: .prototype(prototype.document, prototype.prototype), origin: registration.origin,
                identifierOrigin: registration.identifierOrigin, usesRegistrationObject: false, choice: nil,
                certainty: .certain))
    }

    /// A view that is not known, of the type whose code it is, or else of the file.
    private func unknownView(of holder: TypeID?, _ file: SourceFile, _ sources: LinkedSources) -> ViewKey {
        ViewKey(controller: holder.map { sources.table[$0].name } ?? file.baseName, view: "view")
    }

    /// Lowers the nibs of `CellRegistration(cellNib:)` and `SupplementaryRegistration(supplementaryNib:)` that are
    /// dequeued with: UIKit reads them under an identifier of its own (uikit-rules B7).
    mutating func addRegistrationObjects(
        of sources: LinkedSources, nibs: [NibName: [Document]], targets: NibTargets
    ) {
        var seen: Set<CodePlace> = []
        for call in sources.analysis.effects.dequeues where !sources.isGenerated(call.place) {
            for case .registration(let object) in call.registration?.atoms ?? []
            where seen.insert(object.place).inserted && !sources.isGenerated(object.place) {
                guard let nib = object.nib, nib.atoms.count == 1 else { continue }
                let (views, isViewUnknown) = sources.resolve(
                    call.views, isUnknown: call.isViewUnknown, asDataSource: true)
                let view =
                    views.count == 1 && !isViewUnknown
                    ? sources.key(of: views[0])
                    : unknownView(of: call.holder, sources.range(object.place).file, sources)
                let family =
                    object.isCell
                    ? ReuseFamily.cell
                    : object.kind?.strings?.first.map { .supplementary(ElementKind($0)) }
                guard let family else { continue }
                for source in sourceFacts(nib, of: nil, sources, nibs, targets) {
                    guard case .nib(let reference) = source.source else { continue }
                    var fact = Registration(
                        key: ReuseKey(
                            view: view, family: family, identifier: ReuseIdentifier(reference.name.text)),
                        source: source.source, origin: source.origin, identifierOrigin: source.origin,
                        usesRegistrationObject: true, choice: nil,
                        certainty: call.isConditional ? .possible : .certain)
                    fact.isInCode = true
                    add(fact)
                }
            }
        }
    }

    /// - Parameter call: nil for a nib that a registration object has.
    private func sourceFacts(
        _ value: Value, of call: SourceRegistration?, _ sources: LinkedSources,
        _ nibs: [NibName: [Document]], _ targets: NibTargets
    ) -> [(source: Registration.Source, origin: SourceRange, choice: String?, isWritten: Bool)] {
        let caller = call.flatMap { sources.callerPlace(of: $0.trace, at: $0.place) }
        return value.atoms.compactMap { atom in
            switch atom {
            case .nib(let nib):
                guard let name = nib.name, !name.hasPrefix(Evaluator.modulePlaceholder) else { return nil }
                let candidates = NibCandidates(nibs[NibName(name)] ?? [], in: [], targets: targets)
                let origin = nib.namePlace ?? nib.place
                // A class whose nib is looked for first may have none.
                let isWritten = sources.isLiteral(origin)
                let isCertain = !(call?.isConditional ?? false) || isWritten
                return (
                    .nib(
                        NibReference(
                            name: NibName(name), documents: candidates.documents,
                            isBundleKnown: sources.hasNibsRead(nib.bundle) && !value.isOpen
                                && value.unknown == nil && isCertain,
                            isAmbiguous: candidates.isAmbiguous)),
                    nib.enumCase.map { sources.range($0.place) }
                        ?? caller ?? sources.range(origin),
                    nib.enumCase?.name, isWritten
                )
            case .metatype(let type):
                guard let id = type.id, let call else { return nil }
                return (
                    .class(sources.table[id].name),
                    caller ?? sources.origin(of: call.sourcePlace, call), nil,
                    sources.isWritten(sources.table[id].simpleName, at: call.sourcePlace)
                )
            default: return nil
            }
        }
    }
}

extension LinkedSources {
    /// The call of UIKit in a wrapper that registers what its callers say; nil where the callers are shown, as there
    /// is none, or where the app cannot change it: in a built-in library, in generated code.
    func wrapperPlace(of call: SourceRegistration) -> SourceRange? {
        guard callerPlace(of: call.trace, at: call.place) != nil else { return nil }
        let place = range(call.sourcePlace)
        let isGenerated = place.file.isGenerated
        return isGenerated || Library.isFile(place.file.path) ? nil : place
    }

    /// Whether only an object of a class that is never made would register this: all that there are have a class
    /// below it for which the call comes to something else, or is not made.
    fileprivate func isOfNobody(_ call: SourceRegistration) -> Bool {
        guard let holder = call.holder, connections.isAbstract(holder), !call.otherHolders.isEmpty else {
            return false
        }
        return table.descendants(of: holder).allSatisfy { heir in
            connections.isAbstract(heir)
                || table.chain(of: heir).types.contains(where: call.otherHolders.contains)
        }
    }

    /// Whether the nibs of a bundle are among those that were read: those of the app, and of the target of a class
    /// that the sources declare.
    fileprivate func hasNibsRead(_ bundle: BundleValue) -> Bool {
        switch bundle {
        case .main: true
        case .ofClass(let type): table[type].kind == .class
        case .module, .unknown: false
        }
    }
}

extension Value {
    /// Whether a nib is named through R.swift: whether it is one for cells, the view decides.
    fileprivate var isResource: Bool {
        atoms.contains { if case .nib(let nib) = $0 { nib.isResource } else { false } }
    }
}
