import UIKitModel

extension UICollectionView {
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = dequeue(.cell(identifier), for: indexPath) as? UICollectionViewCell else {
            fatalError("a cell's registration made a view that is no cell")
        }
        return cell
    }

    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplementary(elementKind, identifier), for: indexPath)
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeue(registration.object, for: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view: Supplementary = dequeue(registration.object, for: indexPath)
        registration.handler(view, registration.object.key.kind?.text ?? "", indexPath)
        return view
    }

    /// A registration object registers itself under its private identifier (J5).
    private func dequeue<View: UICollectionReusableView>(
        _ object: RegistrationObject, for indexPath: IndexPath
    ) -> View {
        Session.shared.run(for: self) { () throws(Raise) in
            try model.registerObject(object.source, for: object.key)
        }
        classes[object.key] = object.type
        let made = dequeue(object.key, for: indexPath)
        guard let view = made as? View else {
            fatalError("the registration made a \(type(of: made)), not a \(View.self)")
        }
        return view
    }

    private func dequeue(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView {
        let instance = Session.shared.run(for: self) { () throws(Raise) in
            try model.dequeue(
                key, section: indexPath.section, item: indexPath.item,
                nibs: { NibStore.shared.facts($0) })
        }
        let made = Reusables.make(instance, class: classes[key], prototype: prototypes[key])
        guard let view = made as? UICollectionReusableView else {
            fatalError("a registration made a view that is no reusable view")
        }
        view.ticket = ReuseTicket(owner: ObjectIdentifier(self), instance: instance)
        view.reuseIdentifier = key.identifier.text
        return view
    }
}
