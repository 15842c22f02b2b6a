import UIKitModel

extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass, for: .tableCell(identifier))
    }

    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib, for: .tableCell(identifier))
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(aClass, for: .tableHeaderFooter(identifier))
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib, for: .tableHeaderFooter(identifier))
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
