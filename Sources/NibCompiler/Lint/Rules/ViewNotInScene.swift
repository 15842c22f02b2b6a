import InterfaceBuilder

extension Rule {
    package static let viewNotInScene = Rule(
        id: "view-not-in-scene", severity: .warning, sometimes: [.error],
        summary: "a view of the manifest is not in the storyboard under that name or kind",
        explanation: """
            What the manifest says of a view is held against the scene whose controller has the class, and the \
            collection or table view that its outlet of that name is connected to. If the class, the outlet or \
            the kind is misspelt, nothing is found, and nothing about the view is checked. A view of the other kind is an \
            error: no generated function takes it.

            Write the class and the outlet as the storyboard has them, and `kind: table` for a table view. A \
            view that is made in code is fine: it has no near namesake in the storyboard.
            """,
        check: .program { program, report in
            for scope in program.scopes {
                for controller in scope.manifest.controllers {
                    for view in controller.views {
                        guard let mismatch = scope.mismatch(of: view, in: controller) else { continue }
                        let message: String
                        var notes: [Note] = []
                        var range = view.name.range
                        var severity: Severity?
                        switch mismatch {
                        case .controller(let suggestion):
                            message = "no scene has the class '\(controller.className)'"
                            notes = [Note("did you mean '\(suggestion)'?")]
                            range = controller.name.range
                        case .noScene:
                            message =
                                "no scene has the class '\(controller.className)', so it has no prototypes"
                            range = controller.name.range
                        case .outlet(let suggestion, let scene):
                            message =
                                "'\(controller.className)' has no outlet '\(view.name.value)' that is connected "
                                + "to a \(view.family.rawValue) view"
                            notes = suggestion.map { [Note("did you mean '\($0)'?")] } ?? []
                            notes.append(Note("the controller", at: scene))
                        case .family(let family, let place):
                            message =
                                "'\(view.name.value)' is a \(family.rawValue) view in the storyboard; write "
                                + "'kind: \(family.rawValue)'"
                            notes = [Note("the view", at: place)]
                            severity = .error
                        }
                        report.add(
                            message, at: scope.manifest.place(range), severity: severity, notes: notes)
                    }
                }
            }
        })
}
