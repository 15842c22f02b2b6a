import InterfaceBuilder

extension Rule {
    package static let outletType = Rule(
        id: "outlet-type", severity: .error, sometimes: [.warning], uikitRules: ["F4"],
        summary: "an outlet is connected to an object of another class than the property's",
        explanation: """
            Loading the nib sets the property, whatever its type. The first use of a member that the object does \
            not have raises `NSInvalidArgumentException` ("unrecognized selector sent to instance"); of a class of \
            Swift it traps, or changes memory that is something else's. Often two outlets are swapped, or the class \
            of the object was changed.

            A warning where the class's code uses nothing that is known to fail. Connect the outlet again, or \
            correct its type.
            """,
        check: .program { program, report in
            for finding in OutletTypes(program)?.findings() ?? [] {
                var notes = finding.place.map { [Note("declared here", at: $0)] } ?? []
                if let use = finding.use {
                    notes.append(Note("\(finding.actual) has no '\(use.member)'", at: use.place))
                }
                if let other = finding.swapped {
                    notes.append(Note("the connections of this one and '\(other)' are swapped"))
                }
                let name = finding.connection.name
                let outlet = "'\(name.value)' of \(finding.className)"
                report.add(
                    "\(outlet) is declared as \(finding.declared), and connected to an object of class "
                        + finding.actual, at: finding.document.place(name.range),
                    severity: finding.use == nil ? .warning : nil, notes: notes)
            }
        })
}
