extension ReuseModel {
    /// Registers `source` under `key`; nil removes the registration (A8).
    ///
    /// The later registration replaces the earlier one, whatever both are (A7, A14), while pooled instances
    /// of the earlier one stay. Nothing of a nib is looked at. A class of the wrong kind raises at once
    /// (A10), an empty identifier too (A9; of tables UIKit says only that it is forbidden).
    public mutating func register(_ source: Source?, for key: ReuseKey) throws(Raise) {
        guard !key.identifier.text.isEmpty else {
            throw Raise("A9", view: view, key, "must pass a valid reuse identifier to register")
        }
        if case .class(let facts) = source, !facts.family.serves(key.family) {
            throw Raise(
                "A10", view: view, key, "\(facts.name) cannot be registered as a \(key.family.rawValue)")
        }
        registrations[key] = source
    }

    /// Registers the source of a registration object, which owns its private identifier (J5, B7). It
    /// registers itself at its first use, so a second call changes nothing.
    public mutating func registerObject(_ source: Source, for key: ReuseKey) throws(Raise) {
        guard registrations[key] == nil else { return }
        try register(source, for: key)
        objectKeys.insert(key)
    }

    /// Registers the prototypes of a storyboard scene under their own identifiers (A11).
    ///
    /// One without an identifier cannot be dequeued; two with one identifier are refused by the build
    /// (A12). Prototypes in a .xib's view are not registered at all (A13).
    public mutating func register(
        prototypes: [(key: ReuseKey, facts: NibFacts)], inStoryboard: Bool = true
    ) throws(Raise) {
        guard inStoryboard else { return }
        var seen: Set<ReuseKey> = []
        for (key, facts) in prototypes where !key.identifier.text.isEmpty {
            guard seen.insert(key).inserted else {
                throw Raise("A12", view: view, key, "two prototypes have one identifier")
            }
            try register(.prototype(facts), for: key)
        }
    }

    /// Creates a registration object (`CellRegistration`, `SupplementaryRegistration`).
    ///
    /// While a data source is being asked for a view this raises from iOS 15 on (J1).
    public func createRegistrationObject(_ family: Family, kind: String? = nil) throws(Raise) {
        guard isRequesting, version >= 15 else { return }
        throw Raise(
            rule: "J1", view: view, family: family, kind: kind, identifier: "",
            message: "a registration was created while a view was being requested")
    }
}
