import InterfaceBuilder

extension Rule {
    package static let nibRootCount = Rule(
        id: "nib-root-count", severity: .error, uikitRules: ["B1", "B2"],
        summary: "a registered nib does not have exactly one top-level object",
        explanation: """
            A nib that is registered for reuse must have exactly one top-level object. File's Owner and First \
            Responder do not count; everything else does, gesture recognizers included, which Interface \
            Builder places at the top level even when they belong to an inner view. At the first dequeue \
            UIKit raises `NSInternalInconsistencyException` ("invalid nib registered for identifier").

            Remove the other objects. Make gesture recognizers in code.
            """,
        check: .program { program, report in
            for nib in program.registeredNibs {
                let objects = nib.document.topLevelObjects
                let registration = nib.registrations[0]
                guard objects.count != 1 else { continue }
                let surplus = objects.firstIndex { !$0.couldBeRoot } ?? (objects.isEmpty ? 0 : 1)
                let place =
                    objects.isEmpty
                    ? SourceRange(wholeOf: nib.document.file)
                    : nib.document.place(objects[surplus].nameRange)
                var notes = objects.enumerated().filter { $0.offset != surplus }.map { _, object in
                    Note(
                        "another top-level object: \(object.description)",
                        at: nib.document.place(object.nameRange))
                }
                if objects.contains(where: \.isGestureRecognizer) {
                    notes.append(Note("a gesture recognizer counts as a top-level object; make it in code"))
                }
                report.add(
                    "nib '\(nib.name)' has \(objects.isEmpty ? "no" : String(objects.count)) top-level objects; "
                        + "a nib registered for reuse has exactly one",
                    at: place, notes: notes + [nib.registrationNote(registration)],
                    subject: registration.key.subject)
            }
        })
}

extension InterfaceObject {
    var isGestureRecognizer: Bool { element.hasSuffix("GestureRecognizer") }

    /// Whether the object may be the one that was meant: a view.
    fileprivate var couldBeRoot: Bool {
        !isGestureRecognizer && !["customObject", "barButtonItem", "navigationItem"].contains(element)
    }
}
