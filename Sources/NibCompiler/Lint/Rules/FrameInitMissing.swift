import InterfaceBuilder

extension Rule {
    package static let frameInitMissing = Rule(
        id: "frame-init-missing", severity: .error, uikitRules: ["E3"],
        summary: "a registered class lacks the initialiser that UIKit calls",
        explanation: """
            A registered class is made by `init(frame:)` (collection views), `init(style:reuseIdentifier:)` \
            (table cells) or `init(reuseIdentifier:)` (table headers). A class that declares a designated \
            initialiser of its own no longer inherits them, and Swift traps at the first dequeue: "use of \
            unimplemented initializer". `init(coder:)` alone is enough for that.

            Override the one that UIKit calls.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let faults = ClassFaults(program, index)
            for registered in faults.registered {
                guard !faults.hidesPrototype(registered), faults.outlets(of: registered) == nil,
                    case .hidden(let place) = faults.initializer(of: registered)
                else { continue }
                let initializer = registered.initializer
                report.add(
                    "\(registered.name) has no \(initializer.name), which \(initializer.caller) calls",
                    at: registered.registration.origin,
                    notes: place.map {
                        [Note("this initialiser takes the place of the inherited ones", at: $0)]
                    } ?? [] + registered.registration.wrapperNotes,
                    subject: registered.registration.key.subject)
            }
        })
}
