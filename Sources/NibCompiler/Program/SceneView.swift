package import InterfaceBuilder

/// A collection or table view of a view description that a controller's outlet is connected to.
package struct SceneView: Sendable {
    package var document: Document
    package var view: ReusingView
    /// Whether the class is certainly the manifest's, and not one of that name in another module.
    package var isCertain: Bool

    /// A prototype with the view and file it stands in.
    package struct Match: Sendable {
        package var document: Document
        package var view: ReusingView
        package var prototype: Prototype
        package var isCertain: Bool
    }

    /// The prototypes of the view under an identifier. A view in a xib registers none (uikit-rules A13).
    package func matches(_ identifier: ReuseIdentifier) -> [Match] {
        guard view.scene != nil else { return [] }
        return view.prototypes.filter { prototype in
            prototype.object.effectiveIdentifier.map { ReuseIdentifier($0.value) == identifier } ?? false
        }
        .map { Match(document: document, view: view, prototype: $0, isCertain: isCertain) }
    }
}
