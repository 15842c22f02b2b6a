import InterfaceBuilder

extension Rule {
    package static let registeredClassKind = Rule(
        id: "registered-class-kind", severity: .error, sometimes: [.warning], uikitRules: ["A10"],
        summary: "a registered class is not a view of the kind it is registered for",
        explanation: """
            `register` of a class that is no `UICollectionViewCell` raises `NSInternalInconsistencyException` at \
            once. For supplementary views, table cells and table headers it fails at the register or at the \
            first dequeue.

            Derive the class from the right one: `UICollectionViewCell`, `UICollectionReusableView`, \
            `UITableViewCell`, `UITableViewHeaderFooterView`.
            """,
        check: .program { program, report in
            guard let index = ClassIndex(program) else { return }
            for registered in RegisteredClass.all(program, index) {
                let family = registered.registration.key.family
                let needed = family.requiredFamily.uikitClass
                guard let chain = registered.chain, index.reaches(chain, ["UIResponder"]),
                    !index.reaches(chain, [needed])
                else { continue }
                let uikitClass = index.uikitClass(chain)
                let subject =
                    registered.name == uikitClass ? registered.name : "\(registered.name) is a \(uikitClass)"
                report.add(
                    registered.name == uikitClass
                        ? "\(registered.name) is no \(needed), which a \(family.noun) must be"
                        : "\(subject); a \(family.noun) must be a \(needed)",
                    at: registered.registration.origin, severity: family == .cell ? .error : .warning,
                    notes: (index.place(of: registered.id).map { [Note("the class", at: $0)] } ?? [])
                        + registered.registration.wrapperNotes,
                    subject: registered.registration.key.subject)
            }
        })
}
