import InterfaceBuilder

extension Rule {
    package static let outletOnOwner = Rule(
        id: "outlet-on-owner", severity: .error, sometimes: [.warning], uikitRules: ["F2"],
        summary: "an outlet of a registered nib is connected to File's Owner",
        explanation: """
            A nib that is registered for reuse is loaded with a bare `NSObject` as its owner, whatever class \
            File's Owner has in Interface Builder. An outlet of the owner raises `NSUnknownKeyException` \
            ("this class is not key value coding-compliant for the key …") at the first dequeue; an action \
            sent to it reaches nobody, which is a warning.

            Set the class on the root view and connect the outlets to the root.
            """,
        check: .program { program, report in
            for nib in program.registeredNibs {
                guard nib.root != nil, let owner = nib.document.fileOwner else { continue }
                let registration = nib.registrations[0]
                for connection in nib.document.connections {
                    let isOwners = connection.source == owner.id && connection.kind != .action
                    let reachesOwner = connection.destination.value == owner.id
                    guard isOwners || reachesOwner else { continue }
                    report.add(
                        isOwners
                            ? "outlet '\(connection.name.value)' of File's Owner; a registered nib has no owner"
                            : "\(connection.noun) '\(connection.name.value)' goes to File's Owner; a registered "
                                + "nib has no owner",
                        at: nib.document.place(connection.name.range), severity: isOwners ? .error : .warning,
                        notes: [nib.registrationNote(registration)], subject: registration.key.subject)
                }
            }
        })
}

extension Connection {
    /// How messages name the connection.
    fileprivate var noun: String {
        switch kind {
        case .outlet, .outletCollection: "outlet"
        case .action: "action"
        }
    }
}
