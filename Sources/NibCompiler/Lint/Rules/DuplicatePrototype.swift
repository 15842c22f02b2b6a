import InterfaceBuilder

extension Rule {
    package static let duplicatePrototype = Rule(
        id: "duplicate-prototype", severity: .error, sometimes: [.warning], uikitRules: ["A12", "A7"],
        summary: "two prototypes of one view have the same reuse identifier",
        explanation: """
            Xcode does not build a storyboard in which two collection view prototypes of one view share an \
            identifier. In a table view one of the two is never shown, which is a warning.

            Give each its own identifier.
            """,
        check: .program { program, report in
            for document in program.documents where document.platform.usesUIKit {
                for view in document.reusingViews where view.scene != nil {
                    var first: [ReuseIdentifier: InterfaceObject] = [:]
                    for prototype in view.prototypes where prototype.role == .cell {
                        guard let identifier = prototype.object.effectiveIdentifier else { continue }
                        let key = ReuseIdentifier(identifier.value)
                        guard let earlier = first[key], let place = earlier.reuseIdentifier else {
                            first[key] = prototype.object
                            continue
                        }
                        report.add(
                            "another prototype of this view has the reuse identifier '\(identifier.value)'",
                            at: document.place(identifier.range),
                            severity: view.family == .table ? .warning : nil,
                            notes: [Note("the first one", at: document.place(place.range))])
                    }
                }
            }
        })
}
