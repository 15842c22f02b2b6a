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
        for model in Session.shared.requesting {
            Session.shared.run(for: nil) { () throws(Raise) in
                try model.createRegistrationObject(family, kind: kind)
            }
        }
    }

    /// The prefix of private identifiers, which rows show as none.
    static let prefix = "registration-"

    /// A new private identifier.
    static func identifier() -> String { prefix + UUID().uuidString }
}

extension UICollectionView {
    @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let object: RegistrationObject
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.init(nib: nil, handler)
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.init(nib: cellNib, handler)
        }

        private init(nib: UINib?, _ handler: @escaping Handler) {
            object = RegistrationObject(.cell(RegistrationObject.identifier()), nib: nib, type: Cell.self)
            self.handler = handler
        }
    }

    @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let object: RegistrationObject
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.init(nib: nil, elementKind, handler)
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(nib: supplementaryNib, elementKind, handler)
        }

        private init(nib: UINib?, _ kind: String, _ handler: @escaping Handler) {
            object = RegistrationObject(
                .supplementary(kind, RegistrationObject.identifier()), nib: nib, type: Supplementary.self)
            self.handler = handler
        }
    }
}
