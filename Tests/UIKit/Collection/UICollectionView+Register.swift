import UIKitModel

extension UICollectionView {
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, for: .cell(identifier))
    }

    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, for: .cell(identifier))
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(viewClass, for: .supplementary(elementKind, identifier))
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib, for: .supplementary(kind, identifier))
    }

    private func register(_ type: AnyClass?, for key: ReuseKey) {
        Session.shared.run(for: self) { () throws(Raise) in
            try model.register(type.map { .class(ClassResolver.facts(of: $0)) }, for: key)
        }
        classes[key] = type
    }

    private func register(_ nib: UINib?, for key: ReuseKey) {
        Session.shared.run(for: self) { () throws(Raise) in
            try model.register(nib.map { .nib($0.reference) }, for: key)
        }
    }
}
