import UIKitModel

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
