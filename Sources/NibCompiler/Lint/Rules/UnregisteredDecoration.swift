import InterfaceBuilder

extension Rule {
    package static let unregisteredDecoration = Rule(
        id: "unregistered-decoration", severity: .error, sometimes: [.warning], uikitRules: ["I4"],
        summary: "a section has a background of a kind that no layout registers",
        explanation: """
            The first layout pass raises `NSInternalInconsistencyException` ("could not dequeue a decoration view \
            of kind …"). Decoration views belong to the layout: registering the kind on the collection view, as a \
            supplementary view, does not help, and a layout that takes another's place needs the registration anew.

            Call `register(_:forDecorationViewOfKind:)` of the layout, with the same kind, before the view has it.
            """,
        fix: .sometimes,
        check: .program { program, report in
            guard let linked = program.linked else { return }
            for fault in UnregisteredDecorations(linked).faults() {
                var notes: [Note] = []
                if let near = fault.near {
                    notes.append(Note("did you mean '\(near.kind)'?", at: linked.range(near.place)))
                }
                if let function = fault.uncalled {
                    notes.append(Note("the generated '\(function)' registers it, and nothing calls that"))
                }
                if let place = fault.supplementary {
                    notes.append(Note("registered as a supplementary view here", at: place))
                }
                let place = linked.range(fault.use.place)
                report.add(
                    "no layout registers the decoration view '\(fault.kind)'", at: place,
                    severity: fault.use.isConditional ? .warning : nil, notes: notes,
                    fixes: fault.near.map {
                        Fix.respelling(of: fault.kind, as: $0.kind, at: place, safety: .needsReview)
                    } ?? [])
            }
        })
}
