import UIKitModel

extension UITableView {
    /// Raises for what is not registered (A3).
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        let key = ReuseKey.tableCell(identifier)
        let instance = Session.shared.run(for: self) { () throws(Raise) in
            try model.dequeue(
                key, section: indexPath.section, item: indexPath.row,
                nibs: { NibStore.shared.facts($0) })
        }
        return cell(instance)
    }

    /// Nil for what is not registered (A3).
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(.tableCell(identifier)).map(cell)
    }

    /// Nil for what is not registered (A5).
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        dequeue(.tableHeaderFooter(identifier)).map { instance in
            guard let view = make(instance) as? UITableViewHeaderFooterView else {
                fatalError("a header's registration made a view that is no header")
            }
            view.ticket = ReuseTicket(owner: ObjectIdentifier(self), instance: instance)
            view.reuseIdentifier = identifier
            return view
        }
    }

    private func dequeue(_ key: ReuseKey) -> Instance? {
        Session.shared.run(for: self) { () throws(Raise) in
            try model.dequeueIfRegistered(key, nibs: { NibStore.shared.facts($0) })
        }
    }

    private func cell(_ instance: Instance) -> UITableViewCell {
        guard let cell = make(instance) as? UITableViewCell else {
            fatalError("a cell's registration made a view that is no cell")
        }
        cell.ticket = ReuseTicket(owner: ObjectIdentifier(self), instance: instance)
        cell.reuseIdentifier = instance.key.identifier.text
        return cell
    }

    private func make(_ instance: Instance) -> NSObject? {
        Reusables.make(instance, class: classes[instance.key], prototype: prototypes[instance.key])
    }
}
