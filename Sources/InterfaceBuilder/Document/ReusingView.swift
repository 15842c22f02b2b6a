/// A collection or table view of a view description, with what it registers by itself.
package struct ReusingView: Sendable {
    package var family: Family
    package var object: InterfaceObject
    /// The index of its scene in `Document.scenes`; nil in a xib.
    package var scene: Int?
    /// The prototypes that the view registers when it is decoded (uikit-rules A11). In a xib they are not
    /// registered (A13).
    package var prototypes: [Prototype]
    /// The layout of a collection view.
    package var layout: CollectionLayout?

    package enum Family: String, Sendable {
        case collection
        case table
    }
}
