import InterfaceBuilder

extension LinkedSources {
    /// The identifier that a prototype without one can only be meant to have: the one that its view's controller
    /// dequeues for a view of that family and nothing registers. Nil where there are several, where the view has more
    /// prototypes without one, or where the controller has more such views.
    func missingIdentifier(
        of prototype: Prototype, in view: ReusingView, of document: Document, mayAsk: (DequeueVerdict) -> Bool
    ) -> ReuseIdentifier? {
        let nameless = view.prototypes.filter {
            $0.role == prototype.role && $0.object.effectiveIdentifier == nil
        }
        guard nameless.count == 1 else { return nil }
        let family = ReuseFamily(prototype.role, in: view.family)
        let names = drawn.filter { drawn in
            drawn.scenes.contains {
                $0.view.object.id == view.object.id && $0.document.file === document.file
            }
        }
        guard !names.isEmpty, names.allSatisfy({ $0.scenes.count == 1 }) else { return nil }
        var identifiers: Set<ReuseIdentifier> = []
        for verdict in verdicts where names.contains(where: { $0.view == verdict.view }) {
            guard case .unregistered = verdict.fault, verdict.dequeue.families?.contains(family) ?? true,
                !verdict.dequeue.call.isOptional
            else { continue }
            // What else may be missing there makes it uncertain which one the prototype is.
            guard verdict.isCertain, verdict.others.isEmpty, verdict.dequeue.views == [verdict.view],
                verdict.dequeue.families == [family], mayAsk(verdict)
            else { return nil }
            identifiers.insert(verdict.identifier)
        }
        guard identifiers.count == 1, let only = identifiers.first, !only.text.utf8.contains(0) else {
            return nil
        }
        return only
    }
}
