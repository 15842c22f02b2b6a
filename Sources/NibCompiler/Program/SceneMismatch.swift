package import InterfaceBuilder

/// Why a view of a manifest is found in no view description, although something much like it is.
package enum SceneMismatch: Sendable {
    /// No scene has the controller's class, but one has a class of nearly this name.
    case controller(suggestion: String)
    /// No scene has the controller's class, though a prototype of one is asked for.
    case noScene
    /// The scenes of the class connect no outlet of this name to a collection or table view.
    case outlet(suggestion: String?, scene: SourceRange)
    /// The outlet is connected to a view of the other family.
    case family(ReusingView.Family, view: SourceRange)
}

extension ManifestScope {
    /// What is wrong with the name or kind of a view; nil where it is found, or may be made in code.
    package func mismatch(of view: View, in controller: Controller) -> SceneMismatch? {
        guard controller.tags == nil, sceneViews(of: view, in: controller).isEmpty,
            scenes.isComplete
        else { return nil }
        let needsScene = uses(of: view, in: controller).contains { use in
            if case .prototype = use.source { true } else { false }
        }
        let owners = scenes.owners(of: controller.className)
        guard !owners.isEmpty else {
            let known = Set(manifest.controllers.map(\.className))
            let classes = scenes.controllerClasses.filter { !known.contains($0) }
            if let near = NearName.suggestion(for: controller.className, among: classes) {
                return .controller(suggestion: near)
            }
            return needsScene ? .noScene : nil
        }
        if let own = scenes.ownView(of: controller.className), own.view.family != view.family,
            view.name.value == own.view.family.controllerProperty
        {
            return .family(own.view.family, view: own.document.place(own.view.object.nameRange))
        }
        let named = Set(controller.views.map(\.name.value))
        var free: [String] = []
        for owner in owners {
            for (outlet, target) in scenes.connectedViews(of: owner) {
                if outlet == view.name.value, target.family != view.family {
                    return .family(target.family, view: owner.document.place(target.object.nameRange))
                }
                if !named.contains(outlet) { free.append(outlet) }
            }
        }
        let suggestion = NearName.suggestion(for: view.name.value, among: free.sorted())
        guard suggestion != nil || needsScene, let owner = owners.first else { return nil }
        return .outlet(suggestion: suggestion, scene: owner.document.place(owner.object.nameRange))
    }
}

extension ReusingView.Family {
    /// The property of UIKit's controller that holds its own view.
    var controllerProperty: String {
        switch self {
        case .table: "tableView"
        case .collection: "collectionView"
        }
    }
}

extension Controller {
    /// The class without the types around it, as a scene names it.
    package var className: String {
        name.value.lastIndex(of: ".").map { String(name.value[name.value.index(after: $0)...]) } ?? name.value
    }
}
