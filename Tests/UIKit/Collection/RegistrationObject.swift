import UIKitModel

/// What a registration object holds: a private identifier and a source.
struct RegistrationObject {
    let key: ReuseKey
    let source: Source
    let type: AnyClass?

    /// Created while a view is being requested, it raises from iOS 15 on (J1).
    @MainActor init(_ key: ReuseKey, nib: UINib?, type: AnyClass) {
        self.key = key
        self.type = type
        source = nib.map { .nib($0.reference) } ?? .class(ClassResolver.facts(of: type))
        let family = key.family
        let kind = key.kind?.text
        for view in Session.shared.requesting {
            Session.shared.run(for: view) { () throws(Raise) in
                try view.model.createRegistrationObject(family, kind: kind)
            }
        }
    }

    /// The prefix of private identifiers, which rows show as none.
    static let prefix = "registration-"

    /// A new private identifier.
    static func identifier() -> String { prefix + UUID().uuidString }
}
