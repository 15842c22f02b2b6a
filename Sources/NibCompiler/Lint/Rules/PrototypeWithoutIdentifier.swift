import InterfaceBuilder

extension Rule {
    package static let prototypeWithoutIdentifier = Rule(
        id: "prototype-without-identifier", severity: .warning, uikitRules: ["A12"],
        summary: "a storyboard prototype has no reuse identifier and cannot be dequeued",
        explanation: """
            A prototype is registered under its reuse identifier. Without one nothing can ask for it: what was \
            drawn is never shown.

            Give it an identifier, or remove it. Where the controller dequeues exactly one identifier that nothing \
            registers, `nibc lint --fix` writes it.
            """,
        fix: .sometimes,
        check: .program { program, report in
            for document in program.documents where document.platform.usesUIKit {
                for view in document.reusingViews where view.scene != nil {
                    for prototype in view.prototypes where prototype.object.effectiveIdentifier == nil {
                        let object = prototype.object
                        report.add(
                            "prototype \(prototype.role.noun) has no reuse identifier",
                            at: document.place(object.reuseIdentifier?.range ?? object.nameRange),
                            fixes: program.linked?.missingIdentifier(
                                of: prototype, in: view, of: document, mayAsk: program.mayAsk
                            ).map { document.insertion(ofReuseIdentifier: $0.text, in: object) } ?? [])
                    }
                }
            }
        })
}
