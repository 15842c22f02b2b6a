/// What UIKit asks of a nib's contents at the first dequeue that opens it.
///
/// Connections are made while the nib is instantiated, so they raise (F2, F1) before the objects are
/// counted (B1, B2), the root's class is looked at (B3, B4, B5) and the identifiers are compared (B6, B7).
struct NibCheck {
    let view: String
    let key: ReuseKey
    /// Whether a registration object asks, whose identifier is private (B7).
    let isObject: Bool

    /// The class of the single root of `nib`.
    func root(of nib: NibFacts) throws(Raise) -> ClassFacts {
        if let property = nib.ownerOutlets.first {
            throw raise("F2", nib, "the File's Owner is a bare NSObject without the key \(property)")
        }
        if let outlet = nib.missingOutlets.first {
            throw raise("F1", nib, "\(outlet.className) has no outlet named \(outlet.property)")
        }
        let root = try single(of: nib)
        try checkFamily(of: root, in: nib)
        try checkIdentifier(of: nib)
        return root
    }

    private func single(of nib: NibFacts) throws(Raise) -> ClassFacts {
        if nib.topLevel.count == 1, let root = nib.topLevel.first { return root }
        let views = nib.topLevel.count { $0.family != .object }
        throw raise(
            views == 1 ? "B2" : "B1", nib,
            "must contain exactly one top level object, has \(nib.topLevel.count)")
    }

    /// A cell's check asks only for a reusable view and fails later if it is no cell; here at once (B5).
    private func checkFamily(of root: ClassFacts, in nib: NibFacts) throws(Raise) {
        guard !root.family.serves(key.family) else { return }
        let rule =
            switch key.family {
            case .tableHeaderFooter: "B4"
            case .cell where root.family == .reusableView: "B5"
            case .cell, .supplementary, .decoration, .tableCell: "B3"
            }
        throw raise(rule, nib, "its root is a \(root.name), which cannot be a \(key.family.rawValue)")
    }

    /// Of a decoration view a mismatch is only logged.
    private func checkIdentifier(of nib: NibFacts) throws(Raise) {
        guard key.family != .decoration, let identifier = nib.reuseIdentifier, !identifier.isEmpty else {
            return
        }
        if isObject {
            throw raise("B7", nib, "a registration object's nib must have no identifier, has '\(identifier)'")
        }
        guard ExactText(identifier) == key.identifier else {
            throw raise("B6", nib, "its identifier '\(identifier)' is not the registered one")
        }
    }

    private func raise(_ rule: String, _ nib: NibFacts, _ message: String) -> Raise {
        Raise(rule, view: view, key, "\(nib.file): \(message)")
    }
}
