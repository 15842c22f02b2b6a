import InterfaceBuilder

extension Program {
    /// The views of manifests that are of the other kind in the storyboard or in the source. That is one fault: what
    /// follows from it is not said.
    var viewsOfOtherKind: Set<ViewKey> {
        let search = linked.map { ManifestDriftSearch(self, $0) }
        var result: Set<ViewKey> = []
        for scope in scopes where scope.manifest.isComplete {
            for controller in scope.manifest.controllers {
                for view in controller.views
                where scope.isOfOtherKind(view, in: controller)
                    || search?.isOfOtherKind(view, in: controller) ?? false
                {
                    result.insert(ViewKey(controller: controller.name.value, view: view.name.value))
                }
            }
        }
        return result
    }
}

extension ManifestScope {
    fileprivate func isOfOtherKind(_ view: View, in controller: Controller) -> Bool {
        if case .family? = mismatch(of: view, in: controller) { true } else { false }
    }
}

extension ManifestDriftSearch {
    fileprivate func isOfOtherKind(_ view: View, in controller: Controller) -> Bool {
        guard controller.tags == nil, let type = declared(controller),
            let (family, _) = family(of: view.name.value, of: type)
        else { return false }
        return family != view.family
    }

    /// A name that is nearly that of the own view of one of UIKit's controllers.
    func addMisspelt(_ view: View, of type: TypeID, _ controller: Controller, _ scope: ManifestScope) -> Bool
    {
        let own = view.family.controllerProperty
        let uikit = view.family == .table ? "UITableViewController" : "UICollectionViewController"
        guard table.descends(type, fromUIKit: uikit) == true, !isKnown(view.name.value, around: type),
            NearName.suggestion(for: view.name.value, among: [own]) != nil,
            !controller.views.contains(where: { $0.name.value == own })
        else { return false }
        add(
            "\(controller.name.value) has no property '\(view.name.value)'",
            at: scope.manifest.place(view.name.range), notes: [Note("did you mean '\(own)'?")])
        return true
    }
}
