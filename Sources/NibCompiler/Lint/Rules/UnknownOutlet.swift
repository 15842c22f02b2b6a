import InterfaceBuilder

extension Rule {
    package static let unknownOutlet = Rule(
        id: "unknown-outlet", severity: .error, sometimes: [.warning], uikitRules: ["F1"],
        summary: "an outlet is connected to a property that the class does not have",
        explanation: """
            Loading raises `NSUnknownKeyException` ("this class is not key value coding-compliant for the key \
            …"). The property was renamed or removed, or Objective-C does not see it: it needs `@IBOutlet` or \
            `@objc`.

            A warning where the class has no outlet at all for the several that its object connects, or the object \
            has no class of its own, and nothing is known to register the nib: it may be one that nobody loads any \
            more.

            Connect it again, give the object its class, or remove the connection.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let connected = ConnectedClasses(program, index)
            let lost = LostClasses(index)
            let registered = Set(program.registeredNibs.map { ObjectIdentifier($0.document.file) })
            for document in program.documents
            where document.format == .document && document.platform.usesUIKit {
                let objects = connected.objects(of: document)
                let isRegistered = registered.contains(ObjectIdentifier(document.file))
                for finding in lost.findings(in: document) {
                    let name = finding.connection.name
                    let notes = finding.lost.map {
                        [Note("did you mean the class '\($0.name)'?", at: $0.place)]
                    }
                    report.add(
                        "\(finding.className) has no outlet '\(name.value)'", at: document.place(name.range),
                        severity: isRegistered ? .error : .warning, notes: notes ?? [])
                }
                let names = Dictionary(
                    grouping: document.connections.filter { $0.kind != .action }, by: \.source)
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
                    let isLeft =
                        !isRegistered && hasNone(of: names[connection.source, default: []], exposure)
                    let severity: Severity = isLeft ? .warning : .error
                    switch exposure.outlet(name) {
                    case .exposed: continue
                    case .hidden(let member):
                        report.add(
                            "'\(name)' of \(className) is not exposed to Objective-C; it needs @IBOutlet",
                            at: document.place(connection.name.range), severity: severity,
                            notes: member.map { [Note("declared here", at: $0)] } ?? [])
                    case .absent:
                        let near = NearName.suggestion(for: name, among: exposure.propertyNames)
                        report.add(
                            "\(className) has no outlet '\(name)'", at: document.place(connection.name.range),
                            severity: severity,
                            notes: exposure.classNote
                                + (near.map { [Note("did you mean '\($0)'?", at: exposure.place(of: $0))] }
                                    ?? []))
                    }
                }
            }
        })
}

/// Whether the class has no outlet, though several are connected: it is no longer the nib's.
private func hasNone(of connections: [Connection], _ exposure: ClassExposure) -> Bool {
    connections.count > 1 && !exposure.hasOutlets
        && connections.allSatisfy { connection in
            if case .exposed = exposure.outlet(connection.name.value) { false } else { true }
        }
}
