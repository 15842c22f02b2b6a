extension Session {
    /// The collection and table views below the controller's view, in the order of the hierarchy.
    func reusableHosts() -> [UIView] {
        guard let view = controller?.viewIfLoaded else { return [] }
        return hosts(below: view)
    }

    private func hosts(below view: UIView) -> [UIView] {
        if view is UICollectionView || view is UITableView { return [view] }
        return view.subviews.flatMap { hosts(below: $0) }
    }

    /// The name of the controller's stored property that holds `view`; a collection or table view
    /// controller's own view has that property's name too. Otherwise `view` if it is the only such view and
    /// has no tag, else `tag:<n>`.
    func name(of view: UIView) -> String {
        if let name = controller.flatMap({ property(holding: view, of: Mirror(reflecting: $0)) }) {
            return name
        }
        let others = reusableHosts().filter { $0 !== view }
        if view === controller?.viewIfLoaded {
            if controller is UICollectionViewController { return "collectionView" }
            if controller is UITableViewController { return "tableView" }
        }
        return others.isEmpty && view.tag == 0 ? "view" : "tag:\(view.tag)"
    }

    /// Looks at the app's own classes only.
    private func property(holding view: UIView, of mirror: Mirror) -> String? {
        guard !String(reflecting: mirror.subjectType).hasPrefix("UIKit.") else { return nil }
        for child in mirror.children {
            guard let label = child.label, let held = child.value as? UIView, held === view else { continue }
            return label.replacing("$__lazy_storage_$_", with: "")
        }
        return mirror.superclassMirror.flatMap { property(holding: view, of: $0) }
    }
}
