import InterfaceBuilder

extension Rule {
    package static let nibRootType = Rule(
        id: "nib-root-type", severity: .error, sometimes: [.warning], uikitRules: ["B3", "B4", "B5", "B8"],
        summary: "the root of a registered nib is not a view of the kind it is registered for",
        explanation: """
            The one top-level object must be a `UICollectionViewCell` or `UICollectionReusableView`, a \
            `UITableViewCell`, or a `UITableViewHeaderFooterView`, as the registration asks. UIKit raises \
            `NSInternalInconsistencyException` at the first dequeue otherwise ("invalid nib registered for \
            identifier"). A reusable view registered as a cell passes UIKit's check and fails later.

            Only the class decides: a plain view whose custom class is a header view is fine. The superclasses \
            are followed through the sources; where one of them is not there, the root is left undecided.

            Start from the right object of the library, or set the custom class.
            """,
        check: .program { program, report in
            let roots = NibRoots(program)
            let choices = SourceChoices(program)
            for nib in program.registeredNibs {
                guard let root = nib.root, let uikitClass = roots.uikitClass(of: root) else { continue }
                let verdicts = nib.registrations.map {
                    RootVerdict(root: root, uikitClass: uikitClass, required: $0.key.family.requiredFamily)
                }
                for (registration, verdict) in zip(nib.registrations, verdicts) {
                    // A call of which the family is not known counts for several: one that fits is enough.
                    let isMet = zip(nib.registrations, verdicts).contains {
                        $0.origin == registration.origin && $1 == nil
                    }
                    guard let verdict, !isMet, !choices.contains(registration) else { continue }
                    report.add(
                        "the root of nib '\(nib.name)' \(verdict.problem)",
                        at: nib.document.place(root.customClass?.range ?? root.nameRange),
                        severity: verdict.severity, notes: [nib.registrationNote(registration)],
                        subject: registration.key.subject)
                    break
                }
            }
        })
}

/// What is wrong with a root for a registration.
private struct RootVerdict {
    var problem: String
    var severity: Severity

    init?(root: InterfaceObject, uikitClass: String, required: ReusableFamily) {
        let actual = UIKitClass.reusableFamily(ofClass: uikitClass)
        let name =
            root.className == uikitClass ? "a \(uikitClass)" : "of class \(root.className), a \(uikitClass)"
        switch (required, actual) {
        case (.collectionViewCell, .collectionReusableView):
            problem = "is \(name); a cell must be a UICollectionViewCell"
            severity = .warning
        case (.collectionReusableView, .collectionViewCell):
            return nil
        case (_, let actual) where actual != required:
            problem = "is \(name); it must be a \(required.uikitClass)"
            severity = .error
        default:
            let drawn = UIKitClass.reusableFamily(ofClass: root.elementClass)
            // A plain view with UIKit's own class was given that class on purpose.
            if drawn == nil, root.className == uikitClass { return nil }
            guard !Self.fits(drawn, actual) else { return nil }
            problem =
                "is drawn as \(root.element) but its class is "
                + (root.className == uikitClass ? uikitClass : "\(root.className), a \(uikitClass)")
            severity = .warning
        }
    }

    /// Whether what is drawn suits the class: headers and reusable views are drawn as plain views.
    private static func fits(_ drawn: ReusableFamily?, _ actual: ReusableFamily?) -> Bool {
        switch (drawn, actual) {
        case (nil, .tableViewCell), (nil, .collectionViewCell): false
        case (nil, _), (.collectionViewCell, .collectionReusableView): true
        default: drawn == actual
        }
    }
}
