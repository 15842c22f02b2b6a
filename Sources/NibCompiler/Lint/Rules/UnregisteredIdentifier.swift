import InterfaceBuilder

extension Rule {
    package static let unregisteredIdentifier = Rule(
        id: "unregistered-identifier", severity: .error, sometimes: [.warning],
        uikitRules: ["A1", "A2", "A3"],
        summary: "a view is dequeued under an identifier that nothing registers",
        explanation: """
            The dequeue raises `NSInternalInconsistencyException` ("could not dequeue a view of kind … with \
            identifier … - must register a nib or a class for the identifier or connect a prototype cell in a \
            storyboard"). Identifiers are compared letter for letter. A table's \
            `dequeueReusableCell(withIdentifier:)` without an index path returns nil instead, and needs no \
            registration; but nil traps where code takes it for a cell by force.

            Correct the identifier, draw the prototype, or register a nib or class.
            """,
        fix: .sometimes,
        check: .program { program, report in
            lazy var made = program.linked.map { MadeCells($0.table) }
            for verdict in program.linked?.verdicts ?? [] {
                guard case .unregistered = verdict.fault, let linked = program.linked,
                    program.mayAsk(verdict)
                else { continue }
                var consequence = ""
                if verdict.dequeue.call.isOptional {
                    let fate = linked.nilFate(of: verdict.dequeue)
                    guard verdict.dequeue.families == [.tableCell], fate.traps, verdict.isCertain,
                        made?.mayBe(for: verdict.dequeue, verdict.identifier) != true
                    else { continue }
                    consequence = "; \(fate.consequence)"
                }
                let family = verdict.dequeue.families?.first.map { "a \($0.noun)" } ?? "a supplementary view"
                report.add(
                    "nothing registers \(verdict.names) as \(family) of "
                        + linked.key(of: verdict.view).description + consequence,
                    at: verdict.place(in: linked), severity: verdict.isCertain ? nil : .warning,
                    notes: verdict.notes(in: linked), fixes: verdict.fixes(in: linked),
                    subject: verdict.subject(in: linked))
            }
            for dequeue in program.facts.dequeues {
                guard case .prototype(let matches) = dequeue.source, matches.isEmpty,
                    let scenes = program.knownScenes(of: dequeue.key.view), !scenes.isEmpty,
                    !dequeue.key.identifier.text.isEmpty
                else { continue }
                let known = scenes.flatMap { scene in
                    scene.view.prototypes.compactMap { prototype in
                        prototype.object.effectiveIdentifier.map {
                            ($0.value, scene.document.place($0.range))
                        }
                    }
                }
                let names = known.map(\.0)
                var notes = scenes.map {
                    Note("the view", at: $0.document.place($0.view.object.nameRange))
                }
                let near = NearName.suggestion(for: dequeue.key.identifier.text, among: names.sorted())
                if let near {
                    notes.insert(Note("did you mean '\(near)'?", at: known.first { $0.0 == near }?.1), at: 0)
                }
                report.add(
                    "no prototype of \(dequeue.key.view.description) has the identifier "
                        + "'\(dequeue.key.identifier)'",
                    at: dequeue.origin, notes: notes,
                    fixes: near.map {
                        Fix.respelling(
                            of: dequeue.key.identifier.text, as: $0, at: dequeue.origin, safety: .needsReview)
                    } ?? [], subject: dequeue.key.subject)
            }
        })
}

extension Program {
    /// The views of view descriptions that are this view, if all of them were fully read; nil where the
    /// controller is not in a manifest.
    fileprivate func knownScenes(of key: ViewKey) -> [SceneView]? {
        for scope in scopes {
            for controller in scope.manifest.controllers where controller.name.value == key.controller {
                for view in controller.views where view.name.value == key.view {
                    let scenes = scope.sceneViews(of: view, in: controller)
                    return scenes.allSatisfy { $0.document.isComplete && $0.isCertain } ? scenes : []
                }
            }
        }
        return nil
    }
}
