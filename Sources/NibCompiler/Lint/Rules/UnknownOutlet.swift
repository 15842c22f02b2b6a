import InterfaceBuilder

extension Rule {
    package static let unknownOutlet = Rule(
        id: "unknown-outlet", severity: .error, uikitRules: ["F1"],
        summary: "an outlet is connected to a property that the class does not have",
        explanation: """
            Loading raises `NSUnknownKeyException` ("this class is not key value coding-compliant for the key \
            …"). The property was renamed or removed, or Objective-C does not see it: it needs `@IBOutlet` or \
            `@objc`.

            Connect it again, or remove the connection.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let connected = ConnectedClasses(program, index)
            for document in program.documents
            where document.format == .document && document.platform.usesUIKit {
                let objects = connected.objects(of: document)
                for connection in document.connections where connection.kind != .action {
                    guard let object = objects[connection.source],
                        !connected.isUncertainOwner(object, document),
                        let exposure = connected.exposure(of: object), !exposure.isDynamic,
                        !exposure.isTolerant
                    else { continue }
                    let name = connection.name.value
                    guard !name.isEmpty, !UIKitConnections.hasOutlet(name, among: exposure.uikitClasses)
                    else {
                        continue
                    }
                    let className = object.className
                    switch exposure.outlet(name) {
                    case .exposed: continue
                    case .hidden(let member):
                        report.add(
                            "'\(name)' of \(className) is not exposed to Objective-C; it needs @IBOutlet",
                            at: document.place(connection.name.range),
                            notes: member.map { [Note("declared here", at: $0)] } ?? [])
                    case .absent:
                        let near = NearName.suggestion(for: name, among: exposure.propertyNames)
                        report.add(
                            "\(className) has no outlet '\(name)'", at: document.place(connection.name.range),
                            notes: exposure.classNote
                                + (near.map { [Note("did you mean '\($0)'?")] } ?? []))
                    }
                }
            }
        })
}
