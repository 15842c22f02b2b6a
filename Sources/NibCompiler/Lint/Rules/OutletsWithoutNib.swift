import InterfaceBuilder

extension Rule {
    package static let outletsWithoutNib = Rule(
        id: "outlets-without-nib", severity: .error, sometimes: [.warning], uikitRules: ["E4"],
        summary: "a class with outlets is registered without its nib",
        explanation: """
            A registered class is made by its initialiser; no nib is read, so every outlet is nil and the first \
            use of an implicitly unwrapped one traps. Where all outlets are optional, the view stays empty, \
            which is a warning.

            Register the nib, or make the views in code.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            let faults = ClassFaults(program, index)
            var nibs: [String: Document] = [:]
            for document in program.documents where document.topLevelObjects.count == 1 {
                let name = document.topLevelObjects[0].className
                if nibs[name] == nil { nibs[name] = document }
            }
            for registered in faults.registered where !faults.hidesPrototype(registered) {
                guard let finding = faults.outlets(of: registered) else { continue }
                var notes = finding.outlet.map { [Note("an outlet", at: $0)] } ?? []
                if let nib = nibs[registered.name] {
                    notes.append(
                        Note(
                            "nib '\(nib.nibName)' has this class",
                            at: nib.place(nib.topLevelObjects[0].nameRange)))
                }
                report.add(
                    "\(registered.name) has outlets, and is registered without a nib",
                    at: registered.registration.origin, severity: finding.traps ? .error : .warning,
                    notes: notes + registered.registration.wrapperNotes,
                    subject: registered.registration.key.subject)
            }
        })
}
