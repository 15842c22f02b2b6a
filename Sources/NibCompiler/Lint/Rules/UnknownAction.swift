import InterfaceBuilder

extension Rule {
    package static let unknownAction = Rule(
        id: "unknown-action", severity: .warning, uikitRules: ["F8"],
        summary: "an action is sent to a method that the class does not have",
        explanation: """
            Nothing happens when the nib is loaded; the first event raises `NSInvalidArgumentException` \
            ("unrecognized selector sent to instance"). A label of the first parameter belongs to the selector: \
            `close(button:)` is `closeWithButton:`.

            Correct the connection, or give the method `@IBAction`.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let connected = ConnectedClasses(program, index)
            for document in program.documents
            where document.format == .document && document.platform.usesUIKit {
                let objects = connected.objects(of: document)
                for connection in document.connections where connection.kind == .action {
                    guard let object = objects[connection.destination.value],
                        !connected.isUncertainOwner(object, document),
                        let exposure = connected.exposure(of: object), !exposure.isDynamic
                    else { continue }
                    let selector = connection.name.value
                    guard !selector.isEmpty,
                        !UIKitConnections.hasAction(selector, among: exposure.uikitClasses)
                    else { continue }
                    var notes: [Note] = []
                    switch exposure.method(selector) {
                    case .exposed: continue
                    case .hidden(let member):
                        if let member {
                            notes = [
                                Note(
                                    "declared here, and not exposed to Objective-C; it needs @IBAction",
                                    at: member)
                            ]
                        }
                    case .absent: notes = exposure.notes(forMissing: selector)
                    }
                    report.add(
                        "\(object.className) has no action '\(selector)'",
                        at: document.place(connection.name.range), notes: notes)
                }
            }
        })
}
