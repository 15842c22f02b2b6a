import InterfaceBuilder

extension Rule {
    package static let localizedVariantsDiffer = Rule(
        id: "localized-variants-differ", severity: .warning, uikitRules: ["C5"],
        summary: "a nib's variants for languages or devices differ in what code relies on",
        explanation: """
            The app loads the variant of the user's language and device. A root of another class, another \
            identifier or a missing outlet fails only there, for the people who use it.

            Make the variants agree in the number and classes of their top-level objects, in their reuse \
            identifiers and in the outlets of their roots.
            """,
        check: .program { program, report in
            // Of a registered nib the number of roots and the identifiers are held against the registration.
            let registered = Set(program.registeredNibs.map { ObjectIdentifier($0.document.file) })
            for group in NibVariants.groups(of: program.documents, targets: program.targets) {
                guard let first = group.documents.first, group.documents.allSatisfy(\.isComparable) else {
                    continue
                }
                for variant in group.documents.dropFirst() {
                    let isRegistered = registered.contains(ObjectIdentifier(variant.file))
                    guard let difference = first.difference(to: variant, isRegistered: isRegistered) else {
                        continue
                    }
                    report.add(
                        "\(difference.message) in another variant of nib '\(group.name)'",
                        at: variant.place(difference.range),
                        notes: [Note("the other variant", at: first.place(difference.other))])
                }
            }
        })
}

extension Document {
    fileprivate var isComparable: Bool { isComplete && format == .document && platform.usesUIKit }

    /// The first thing that code can rely on and that `other` has otherwise.
    fileprivate func difference(
        to other: Document, isRegistered: Bool
    ) -> (message: String, range: ByteRange, other: ByteRange)? {
        guard topLevelObjects.count == other.topLevelObjects.count else {
            return isRegistered
                ? nil : ("there are \(topLevelObjects.count) top-level objects", .fileStart, .fileStart)
        }
        for (object, variant) in zip(topLevelObjects, other.topLevelObjects) {
            if object.className != variant.className {
                return (
                    "the class is '\(object.className)'", variant.customClass?.range ?? variant.nameRange,
                    object.customClass?.range ?? object.nameRange
                )
            }
            let identifier = object.effectiveIdentifier?.value ?? ""
            if !isRegistered, identifier != variant.effectiveIdentifier?.value ?? "" {
                return (
                    identifier.isEmpty
                        ? "there is no reuse identifier" : "the reuse identifier is '\(identifier)'",
                    variant.reuseIdentifier?.range ?? variant.nameRange,
                    object.reuseIdentifier?.range ?? object.nameRange
                )
            }
            let names = outletNames(of: object)
            let otherNames = other.outletNames(of: variant)
            if let missing = names.subtracting(otherNames).sorted().first {
                return ("outlet '\(missing)' is connected", variant.nameRange, object.nameRange)
            }
            if let surplus = otherNames.subtracting(names).sorted().first {
                return ("outlet '\(surplus)' is not connected", variant.nameRange, object.nameRange)
            }
        }
        return nil
    }

    private func outletNames(of object: InterfaceObject) -> Set<String> {
        Set(connections(from: object.id).filter { $0.kind != .action }.map(\.name.value))
    }
}
