import InterfaceBuilder

extension Rule {
    package static let prototypeInNib = Rule(
        id: "prototype-in-nib", severity: .error, sometimes: [.warning, .note], uikitRules: ["A13"],
        summary: "a collection or table view of a xib has prototypes, which only storyboards register",
        explanation: """
            Prototypes can be pasted into a view of a xib, but nothing registers them when the nib is loaded. \
            The dequeue raises `NSInternalInconsistencyException` ("could not dequeue a view of kind …").

            Give each prototype a xib of its own and register that.
            """,
        check: .program { program, report in
            let registered = Dictionary(
                grouping: program.facts.registrations.filter(\.isByName), by: \.key.identifier)
            for document in program.documents where document.platform.usesUIKit {
                for view in document.reusingViews where view.scene == nil {
                    for prototype in view.prototypes {
                        let identifier = prototype.object.effectiveIdentifier.map {
                            ReuseIdentifier($0.value)
                        }
                        let other = identifier.flatMap { registered[$0]?.first }
                        report.add(
                            "\(prototype.role.noun) inside a \(view.object.element) of a xib is never registered",
                            at: document.place(prototype.object.nameRange),
                            severity: other != nil ? .note : program.mayDequeue(identifier) ? nil : .warning,
                            notes: other.map { [Note("this is registered in its place", at: $0.origin)] }
                                ?? [])
                    }
                }
            }
        })
}

extension Registration {
    /// Whether code or a manifest registers it, and no storyboard by itself.
    fileprivate var isByName: Bool {
        if case .prototype = source { false } else { true }
    }
}

extension Program {
    /// Whether something may ask for views of the identifier; true where no sources were read.
    fileprivate func mayDequeue(_ identifier: ReuseIdentifier?) -> Bool {
        guard let linked else { return true }
        guard let identifier else { return false }
        return linked.dequeues.contains { $0.identifiers?.contains(identifier) ?? true }
    }
}
