import InterfaceBuilder

extension Rule {
    package static let nibRootType = Rule(
        id: "nib-root-type", severity: .error, uikitRules: ["B3", "B4", "B5", "B8"],
        summary: "the root of a registered nib is not a view of the kind it is registered for",
        explanation: """
            The one top-level object must be a `UICollectionViewCell` or `UICollectionReusableView`, a \
            `UITableViewCell`, or a `UITableViewHeaderFooterView`, as the registration asks. UIKit raises \
            `NSInternalInconsistencyException` at the first dequeue otherwise. A reusable view registered as \
            a cell passes UIKit's check and fails later.

            Only the class decides: a plain view whose custom class is a header view is fine. A root whose \
            custom class is not one of UIKit's is left undecided.

            Start from the right object of the library, or set the custom class.
            """,
        check: .program { program, report in
            for nib in program.registeredNibs {
                guard let root = nib.root else { continue }
                for registration in nib.registrations {
                    guard
                        let verdict = RootVerdict(
                            root: root, required: registration.key.family.requiredFamily)
                    else { continue }
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

/// What is wrong with a root for a registration, if its class is known.
private struct RootVerdict {
    var problem: String
    var severity: Severity

    init?(root: InterfaceObject, required: ReusableFamily) {
        guard UIKitClass.isKnown(root.className) else { return nil }
        let actual = UIKitClass.reusableFamily(ofClass: root.className)
        switch (required, actual) {
        case (.collectionViewCell, .collectionReusableView):
            problem = "is a UICollectionReusableView; a cell must be a UICollectionViewCell"
            severity = .warning
        case (.collectionReusableView, .collectionViewCell):
            return nil
        case (_, let actual) where actual != required:
            problem = "is a \(root.className); it must be a \(required.uikitClass)"
            severity = .error
        default:
            let drawn = UIKitClass.reusableFamily(ofClass: root.elementClass)
            guard let drawn, drawn != actual,
                !(drawn == .collectionViewCell && actual == .collectionReusableView)
            else { return nil }
            problem = "is drawn as \(root.element) but its class is \(root.className)"
            severity = .warning
        }
    }
}
