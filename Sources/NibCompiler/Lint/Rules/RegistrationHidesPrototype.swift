import InterfaceBuilder

extension Rule {
    package static let registrationHidesPrototype = Rule(
        id: "registration-hides-prototype", severity: .error, sometimes: [.warning, .note],
        uikitRules: ["A14"],
        summary: "a registration takes the place of a storyboard prototype",
        explanation: """
            A storyboard registers its prototypes by itself. A class registered under the same identifier \
            takes their place: views are then made by `init(frame:)` or `init(style:reuseIdentifier:)`, \
            nothing that was drawn is loaded, every outlet is nil, and the first access traps. Where the \
            prototype connects none, and code expects no other class, the views only stay empty, which is a \
            warning. For a nib instead of a class it is not certain which of the two wins, so that is a note.

            Remove the registration (`prototype:` in the manifest), or give one of the two another identifier.
            """,
        check: .program { program, report in
            var prototypes: [ReuseKey: Registration] = [:]
            for registration in program.facts.registrations where registration.certainty == .certain {
                if case .prototype = registration.source, prototypes[registration.key] == nil {
                    prototypes[registration.key] = registration
                }
            }
            program.linked?.reportHiddenPrototypes(&report, ClassIndex(program))
            for registration in program.facts.registrations where !registration.usesRegistrationObject {
                guard !registration.isInCode, let prototype = prototypes[registration.key] else { continue }
                let severity: Severity
                switch registration.source {
                case .class: severity = .error
                case .nib: severity = .note
                case .prototype: continue
                }
                report.add(
                    "\(registration.sourceDescription) is registered under the identifier of a storyboard "
                        + "prototype and hides it",
                    at: registration.origin, severity: severity,
                    notes: [Note("the prototype", at: prototype.origin)], subject: registration.key.subject)
            }
        })
}

extension LinkedSources {
    /// Registrations in code that certainly run, under the identifier of a prototype that every scene of the view
    /// has.
    fileprivate func reportHiddenPrototypes(_ report: inout Report, _ index: ClassIndex?) {
        let outlets = index.map { OutletUse(index: $0) }
        for registration in registrations {
            guard let call = registration.call, !call.isConditional, !registration.isViewUnknown,
                registration.views.count == 1, let identifiers = registration.identifiers,
                identifiers.count == 1,
                let families = registration.families, call.source.unknown == nil, call.source.atoms.count == 1
            else { continue }
            let view = registration.views[0]
            // Only the scenes of the class itself: a subclass may not run this code.
            let scenes = scenes.places.filter { aliases.canonical($0.key) == view }.flatMap(\.value)
            let hidden = scenes.compactMap { scene in
                scene.matches(identifiers[0]).first { match in
                    families.contains(ReuseFamily(match.prototype.role, in: match.view.family))
                }
            }
            guard !scenes.isEmpty, hidden.count == scenes.count, let prototype = hidden.first else {
                continue
            }
            let severity: Severity
            let source: String
            switch call.source.atoms[0] {
            case .metatype(let type):
                guard let id = type.id else { continue }
                let traps = index?.chain(of: id).flatMap { outlets?.finding(in: $0) }?.traps ?? false
                let isNeeded =
                    traps && connectsOutlets(prototype.prototype.object, in: prototype.document)
                    || isExpected(otherThan: id, identifiers[0], view)
                // An object that code makes has no prototypes.
                let place = call.trace.first?.call ?? call.place
                let isOfScene = call.isOnLoad && view.holder.map { isCode(of: $0, at: place) } ?? false
                severity = isNeeded && isOfScene ? .error : .warning
                source = "class '\(table[id].name)'"
            case .nib(let nib):
                severity = .note
                source = "nib '\(nib.name ?? "")'"
            default: continue
            }
            let identifier =
                prototype.prototype.object.reuseIdentifier?.range ?? prototype.prototype.object.nameRange
            report.add(
                "\(source) is registered under the identifier of a storyboard prototype and hides it",
                at: callerPlace(of: call.trace, at: call.place) ?? registration.identifierOrigin,
                severity: severity,
                notes: [Note("the prototype", at: prototype.document.place(identifier))],
                subject: ReuseKey(view: key(of: view), family: families[0], identifier: identifiers[0])
                    .subject)
        }
    }

    /// Whether the place stands in a declaration or extension of the type.
    private func isCode(of type: TypeID, at place: CodePlace) -> Bool {
        (table[type].declarations + table[type].extensions).contains { declared in
            declared.file == place.file && declared.declaration.range.contains(place.range)
        }
    }

    /// Whether outlets of the prototype's own are connected, which are then nil.
    private func connectsOutlets(_ prototype: InterfaceObject, in document: Document) -> Bool {
        document.connections.contains { $0.kind != .action && $0.source == prototype.id }
    }

    /// Whether a dequeue expects another class than the one that is registered.
    private func isExpected(
        otherThan registered: TypeID, _ identifier: ReuseIdentifier, _ view: ViewID
    ) -> Bool {
        dequeues.contains { dequeue in
            guard dequeue.identifiers?.contains(identifier) ?? false,
                dequeue.views.contains(where: { mayBeSame($0, view) }),
                let target = dequeue.call.cast?.type.id
            else { return false }
            return isCertainlyNo(registered, target)
        }
    }
}
