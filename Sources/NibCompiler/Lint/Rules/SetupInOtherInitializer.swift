import InterfaceBuilder

extension Rule {
    package static let setupInOtherInitializer = Rule(
        id: "setup-in-other-initializer", severity: .warning, uikitRules: ["E1", "E5"],
        summary: "a view is set up in an initialiser that is not called for it",
        explanation: """
            A nib calls `init(coder:)` and `awakeFromNib`; a registered class is made by `init(frame:)`, \
            `init(style:reuseIdentifier:)` or `init(reuseIdentifier:)`. Subviews that only the other one adds \
            are missing, without a word.

            Call one set-up method from both.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let faults = ClassFaults(program, index)
            var seen: Set<String> = []
            func add(_ fault: SetUpFault, _ message: String, _ note: Note, _ subject: ReuseSubject) {
                guard seen.insert("\(fault.place.file.path):\(fault.place.bytes.start)").inserted else {
                    return
                }
                report.add(message, at: fault.place, notes: [note], subject: subject)
            }
            for use in faults.nibUses {
                guard let chain = index.fullChain(of: use.id), !faults.coderTraps(chain),
                    let fault = SetUpFault.ofNib(index, chain, ReuseInitializer(use.registration.key.family))
                else { continue }
                add(
                    fault,
                    "\(index.table[use.id].name) comes from \(use.registration.sourceDescription), which does not call "
                        + fault.entry,
                    Note("used here", at: use.registration.origin), use.registration.key.subject)
            }
            for registered in faults.registered {
                guard index.table[registered.id].kind == .class,
                    let chain = index.fullChain(of: registered.id),
                    !faults.hidesPrototype(registered), faults.outlets(of: registered) == nil,
                    case .present = faults.initializer(of: registered),
                    let fault = SetUpFault.ofClass(index, chain, registered.initializer)
                else { continue }
                add(
                    fault, "\(registered.name) is registered as a class; \(fault.entry) is not called",
                    Note("registered here", at: registered.registration.origin),
                    registered.registration.key.subject)
            }
        })
}
