import UIKitModel

/// Makes the views that dequeues hand out.
@MainActor enum Reusables {
    /// The initialiser follows from the form of the registration (E1); one that the class lacks or that
    /// traps ends the app (E2, E3).
    static func make(
        _ instance: Instance, class type: AnyClass?,
        prototype: (element: NibElement, document: NibDocument)?
    ) -> NSObject? {
        switch instance.source {
        case .nib(let reference): UINib.root(of: reference)
        case .prototype: prototype.flatMap { $0.element.instantiated(in: $0.document) }
        case .class:
            switch type {
            case let cell as UITableViewCell.Type:
                cell.make(.default, instance.key.identifier.text)
            case let header as UITableViewHeaderFooterView.Type:
                header.make(instance.key.identifier.text)
            case let view as UIView.Type: view.make(.zero)
            default: nil
            }
        }
    }
}
