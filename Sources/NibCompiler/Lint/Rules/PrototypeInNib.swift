import InterfaceBuilder

extension Rule {
    package static let prototypeInNib = Rule(
        id: "prototype-in-nib", severity: .error, uikitRules: ["A13"],
        summary: "a collection or table view of a xib has prototypes, which only storyboards register",
        explanation: """
            Prototypes can be pasted into a view of a xib, but nothing registers them when the nib is loaded. \
            The dequeue raises `NSInternalInconsistencyException` ("could not dequeue a view of kind …").

            Give each prototype a xib of its own and register that.
            """,
        check: .program { program, report in
            for document in program.documents where document.platform.usesUIKit {
                for view in document.reusingViews where view.scene == nil {
                    for prototype in view.prototypes {
                        report.add(
                            "\(prototype.role.noun) inside a \(view.object.element) of a xib is never registered",
                            at: document.place(prototype.object.nameRange))
                    }
                }
            }
        })
}
